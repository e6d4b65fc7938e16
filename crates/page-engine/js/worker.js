// The computer player's own thread. The page sends
//   a JSON text: a request for a play, answered by a JSON text with the same id;
//   a JSON text with "ask": a question about a position or a turn of the record that is looked at, answered in the same way. A review
//     is asked for turn by turn, so that the page can show how far it is, and stops by asking no more;
//   { net: game, bytes: ArrayBuffer }: a game's net, answered by {"net":game}, with "error" where it was refused.
// Every message has one answer, in the order in which they came.
import init, { Engine } from "./engine.js";

const engine = init({ module_or_path: new URL("./engine.wasm", import.meta.url) }).then(() => new Engine());

// Somebody has to hear it when the engine cannot start; messages then fail as well, each with its own answer.
engine.catch((fault) => postMessage(JSON.stringify({ error: `the engine cannot start: ${fault}` })));

addEventListener("message", async ({ data }) => {
  try {
    const ready = await engine;
    postMessage(data.net ? ready.take_net(data.net, new Uint8Array(data.bytes)) : ready.answer(data));
  } catch (fault) {
    postMessage(JSON.stringify({ ...nameOf(data), error: String(fault) }));
  }
});

// What an answer says to be known by its asker.
function nameOf(data) {
  if (data.net) return { net: data.net };
  try {
    return { id: JSON.parse(data).id };
  } catch {
    return {};
  }
}
