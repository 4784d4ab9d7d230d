/*
 * Stands at /sw.js where no service worker is wanted: on the development server, and where the setting SERVICE_WORKER
 * is "no". It deletes whatever the worker of this browser has kept, and takes that worker's registration away with its
 * own. Open pages stay as they are; the next load is from the network.
 */
async function remove() {
  // What the old worker is about to keep would make its cache anew.
  self.registration.active?.postMessage({ type: 'STOP_KEEPING' });
  for (const name of await caches.keys()) await caches.delete(name);
}
// At once, since the old worker may hold its place for a while; and again, should it have kept something meanwhile.
self.addEventListener('install', (event) => {
  self.skipWaiting();
  // Not waited for: the browser does it when the installation is over.
  self.registration.unregister();
  event.waitUntil(remove());
});
self.addEventListener('activate', (event) => {
  self.registration.unregister();
  event.waitUntil(remove());
});
