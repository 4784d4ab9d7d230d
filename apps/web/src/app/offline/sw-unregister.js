// Served as /sw.js where no service worker is wanted. Deletes what an earlier worker cached and unregisters it; the next
// load comes from the network.
const removeCaches = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(removeCaches().then(() => self.registration.unregister()));
});
