import { expect, test } from '../support/fixtures';
import { InjectionWatch } from '../support/hostile';
import { untilHydrated } from '../support/hydrated';

test('the watch notices what runs, what is added, fetched and refused', async ({
  page,
  context,
  site,
  browserConsole,
}) => {
  browserConsole.allow(/violates the following Content Security Policy directive|requires 'TrustedHTML'/);
  browserConsole.allow(/net::ERR_FAILED/);
  const watch = await InjectionWatch.of(site.url);
  await watch.watch(context);
  await page.goto('/about-us');
  await untilHydrated(page);
  await watch.check(page, 'the page itself');
  const refused = await page.evaluate(() => {
    window.hostile = 1;
    const picture = document.body.appendChild(document.createElement('img'));
    picture.dataset.hostile = '';
    picture.src = 'https://hostile.example/f.png';
    document.body.appendChild(document.createElement('style')).textContent = 'body { color: red }';
    const link = document.body.appendChild(document.createElement('a'));
    link.href = 'javascript:hostile=1';
    try {
      link.innerHTML = '<img src=x>';
    } catch (error) {
      return String(error);
    }
    return null;
  });
  expect(refused).toContain('TrustedHTML');
  const found: string[] = [];
  await expect
    .poll(async () => found.push(...(await watch.findings(page))) && found.join('\n'))
    .toMatch(/ran[^]*element: <img[^]*element: <style[^]*attribute: href=javascript/);
  for (const directive of ['img-src', 'style-src-elem', 'require-trusted-types-for'])
    expect(found.join('\n')).toContain(`violation: ${directive}`);
});
