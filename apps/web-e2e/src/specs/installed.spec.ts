import { expect, test } from '../support/fixtures';

test.use({ serviceWorkers: 'allow' });

test('the site can be installed: every address of its manifest answers', async ({ page, request }) => {
  await page.goto('/');
  const manifestLink = page.locator('link[rel=manifest]');
  await expect(manifestLink).toHaveAttribute('href', /webmanifest/);
  const answer = await request.get((await manifestLink.getAttribute('href')) ?? 'no manifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    icons: { src: string; purpose?: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
  };
  expect(manifest).toMatchObject({ short_name: 'Aranya', start_url: '/', display: 'standalone' });
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const named = [
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.flatMap(({ url, icons }) => [url, ...icons.map(({ src }) => src)]),
  ];
  for (const url of named) expect((await request.get(url)).status(), url).toBe(200);
});
