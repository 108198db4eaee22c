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

/* A message that it is somebody's turn. One with the id of an earlier one takes its place. */
self.addEventListener("push", (event) => {
  event.waitUntil(tell(read(event.data)));
});

function read(data) {
  try {
    return data.json() ?? {};
  } catch {
    return {};
  }
}

async function tell({ id = "turn", title = "Filature", text = "", link = "/games", waiting = 0 }) {
  await self.registration.showNotification(title, {
    body: text,
    tag: id,
    data: { link },
    icon: "/static/icon-192.png",
    badge: "/static/icon-192.png",
  });
  await navigator.setAppBadge?.(waiting).catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.link ?? "/games"));
});

/** Show a page of this site: in its own window, in any other, or in a new one. */
async function show(link) {
  const { pathname, search } = new URL(link, self.location.origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === pathname);
  if (there) return there.focus();
  const [other] = windows;
  const moved = await other?.navigate(pathname + search).catch(() => null);
  return moved ? moved.focus() : self.clients.openWindow(pathname + search);
}
