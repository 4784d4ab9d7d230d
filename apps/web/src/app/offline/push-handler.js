// The service worker imports this script. Payloads: pushPayloadSchema of libs/contracts.
const urlOf = (path) => {
  const url = new URL(String(path), self.location.origin);
  return url.origin === self.location.origin ? url.href : self.location.origin;
};

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function showPush({ title, body, url, tag }) {
  const seen = (await openWindows()).some(({ visibilityState }) => visibilityState === 'visible');
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { url },
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    silent: seen,
  });
  // Browsers want one for each push; who looks at the site sees its count there.
  if (seen) for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(event.data.json()));
});

async function openPage(path) {
  const url = urlOf(path);
  const [first] = await openWindows();
  if (!first) return self.clients.openWindow(url);
  await first.focus();
  // A window that this worker does not control cannot be led.
  return first.navigate(url).catch(() => self.clients.openWindow(url));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url ?? '/community/notifications'));
});

// The page has the token: it tells the API of the new one when it is open again.
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (options && !event.newSubscription) event.waitUntil(self.registration.pushManager.subscribe(options));
});
