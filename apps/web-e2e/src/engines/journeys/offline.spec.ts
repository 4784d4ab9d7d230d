import { expect, test } from '../fixtures';
import { button, heading, link } from '../queries';

// Each address that does not answer is reported.
test.use({ allowed: [/./] });

test('a page that was read opens without the site', async ({ visitor, site }) => {
  await visitor.open('/animal/4');
  await visitor.run(() => navigator.serviceWorker.ready.then(() => undefined));
  await visitor.click(button('Keep for offline'));
  const isKept = () =>
    visitor.run(() =>
      caches.match('/animal/4', { ignoreSearch: true }).then((answer) => answer !== undefined),
    );
  await expect.poll(isKept, 'the page is kept').toBe(true);
  try {
    await site.stop();
    await visitor.open('/animal/4');
    await visitor.see(heading('Snow Leopard'));
    await visitor.open('/offline');
    await visitor.see(heading(/./), link(/^Snow Leopard/));
  } finally {
    await site.startAsCreated();
  }
});
