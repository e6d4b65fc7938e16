// Starts the page. A file of its own, because the page's policy allows no script inside the document.

// The first words, behind the language, of the addresses that only the further page knows (src/further.rs).
const FURTHER = ["position", "online", "table", "verify", "player", "me", "review", "tutor", "drill"];

const isFurther = () =>
  FURTHER.includes(location.hash.replace(/^#\/*((de|en|it|el|fr)\/+)?/, "").split("/")[0]);

const [script, module, style] = isFurther()
  ? ["./further.js", "./further.wasm", "./further.css"]
  : ["./page.js", "./page.wasm"];

// The further page shows every address; the first one begins anew for those that it does not know.
if (!style) {
  addEventListener("hashchange", (event) => {
    if (!isFurther()) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}

// The page asks for its words when it runs; by then they should be here. A wrong guess costs a small file and nothing else.
async function askForWords() {
  const files = JSON.parse(document.getElementById("assets").textContent);
  const named = location.hash.split("/")[1];
  const kept = localStorage.getItem("tavli.language");
  const codes = [named, kept, ...navigator.languages.map((tag) => tag.split("-")[0]), "en"];
  const code = codes.find((code) => files[`words-${code}.txt`]);
  return fetch(files[`words-${code}.txt`]);
}

const addressOf = (name) => new URL(name, import.meta.url);

const styled = () =>
  new Promise((loaded, failed) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: addressOf(style), onload: loaded, onerror: failed });
    document.head.append(link);
  });

askForWords().catch(() => {});

try {
  // All at once; otherwise each file would wait for the one before.
  const files = [import(script), fetch(addressOf(module)), style && styled()];
  const [{ default: init }, response] = await Promise.all(files);
  await init({ module_or_path: response });
} catch (fault) {
  document.getElementById("failed").hidden = false;
  throw fault;
}

// The page works without it, only not offline: browsers keep it from addresses that are neither local nor secure.
navigator.serviceWorker
  ?.register(new URL("./service-worker.js", import.meta.url))
  .catch((fault) => console.warn(`not available offline: ${fault}`));
