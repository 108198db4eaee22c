/* Shows a page when there is no network. It keeps that page and nothing else: no answer of the
 * server, no table, no secret is ever stored on the device. */
const KEPT = "filature-offline-2";
const PAGES = ["/static/offline.html", "/static/offline.css"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(PAGES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("filature-") && name !== KEPT;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))),
  );
  self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const style = new URL(request.url).pathname === PAGES[1];
  if (request.mode !== "navigate" && !style) return;
  event.respondWith(fetch(request).catch(() => caches.match(style ? PAGES[1] : PAGES[0])));
});
