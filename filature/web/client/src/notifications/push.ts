/* Notifications of this browser: whether they are possible, and the subscription that carries them.
 *
 * The browser asks for permission when somebody chooses this channel, never before. */

/** Why this browser cannot be notified; null where it can. */
export type NoPush = "insecure" | "unsupported" | "denied" | null;

export function whyNoPush(): NoPush {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

async function registered(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.register("/sw.js").catch(() => null)) && (await navigator.serviceWorker.ready);
}

/** Return the subscription that this browser has, if any. */
export async function subscribed(): Promise<PushSubscription | null> {
  if (whyNoPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration("/").catch(() => undefined);
  return (await registration?.pushManager.getSubscription().catch(() => null)) ?? null;
}

/** Ask for permission and subscribe with the server's key; null where the browser refuses. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const manager = (await registered())?.pushManager;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const known = await manager?.getSubscription();
  try {
    return (await manager?.subscribe(wish)) ?? null;
  } catch {
    // Subscribed with the key of another server at this address: that one is gone.
    await known?.unsubscribe();
    return known ? ((await manager?.subscribe(wish).catch(() => null)) ?? null) : null;
  }
}
