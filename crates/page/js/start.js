// Starts the page. A file of its own, because the page's policy allows no script inside the document.
import init from "./page.js";

try {
  await init({ module_or_path: new URL("./page.wasm", import.meta.url) });
} catch (fault) {
  document.getElementById("failed").hidden = false;
  throw fault;
}

// The page works without it, only not offline: browsers keep it from addresses that are neither local nor secure.
navigator.serviceWorker
  ?.register(new URL("./service-worker.js", import.meta.url))
  .catch((fault) => console.warn(`not available offline: ${fault}`));
