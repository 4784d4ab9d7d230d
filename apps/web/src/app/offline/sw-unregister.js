// Served as /sw.js where no service worker is wanted. Unregisters the earlier worker and deletes what it cached; the next
// load comes from the network. Neither waits for the other: a worker is activated once, and must not stay because a cache did.
const removeCaches = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.allSettled([self.registration.unregister(), removeCaches()]));
});
