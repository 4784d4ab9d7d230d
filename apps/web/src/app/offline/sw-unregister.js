// Served as /sw.js where no service worker is wanted. Deletes what an earlier worker cached and unregisters it; the next
// load comes from the network. All of it during the installation, because a worker is activated only once the earlier one
// has nothing left to do, which can take more than a minute.
const removeCaches = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
};
self.addEventListener('install', (event) => {
  // Not waited for: it comes after the installation.
  void self.registration.unregister();
  event.waitUntil(removeCaches());
});
