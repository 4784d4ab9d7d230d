import { animals, parks } from '@aranya/wildlife-data';
import pLimit from 'p-limit';
import { expect, test } from '../support/fixtures';

function headOf(html: string) {
  const unescaped = (text = '') =>
    text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
  const content = (name: string) =>
    unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);
  return {
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    title: unescaped(/<title>([^<]*)</.exec(html)?.[1]),
    canonical: unescaped(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    content,
    data: JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? '{}') as {
      '@graph'?: { '@type': string }[];
    },
  };
}

test('every address of the sitemap answers with its own title, description, card and data', async ({
  request,
  site,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(robots).toMatch(/^Disallow: \/community$/m);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  expect(addresses.every((address) => address.startsWith(`${site.url}/`))).toBe(true);
  for (const { id } of animals) expect(addresses).toContain(`${site.url}/animal/${id}`);
  for (const { id } of animals) expect(addresses).toContain(`${site.url}/mr/animal/${id}`);
  for (const { slug } of parks) expect(addresses).toContain(`${site.url}/parks&sancturies/${slug}`);

  const titles = new Set<string>();
  const check = async (address: string) => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const { language, title, canonical, content, data } = headOf(await answer.text());
    expect(canonical).toBe(address);
    // Hindi and Marathi call some animals alike.
    expect(titles.has(`${language} ${title}`), `${title} twice`).toBe(false);
    titles.add(`${language} ${title}`);
    expect(content('og:locale')).toBe(language);
    expect(content('description').length, address).toBeGreaterThan(40);
    expect(content('og:url')).toBe(address);
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(content('robots')).toBe('');
    expect(data['@graph']?.length, address).toBeGreaterThan(0);
    const card = await request.head(content('og:image'));
    expect(card.headers()['content-type'], content('og:image')).toBe('image/jpeg');
  };
  const atMostEight = pLimit(8);
  await Promise.all(addresses.map((address) => atMostEight(check, address)));
});

test('animals are taxa, parks are attractions, the landing page offers its search', async ({ request }) => {
  const typesAt = async (address: string) =>
    headOf(await (await request.get(address)).text()).data['@graph']?.map((node) => node['@type']);
  expect(await typesAt('/')).toEqual(['WebSite']);
  expect(await typesAt('/animal/1')).toEqual(['Taxon', 'BreadcrumbList']);
  expect(await typesAt('/parks&sancturies/gir-national-park')).toEqual([
    'TouristAttraction',
    'BreadcrumbList',
  ]);
});

test('the signed-in area, unknown addresses and unknown animals are not for search engines', async ({
  request,
}) => {
  for (const address of ['/community', '/community/messages', '/no/such/page', '/animal/999']) {
    expect(headOf(await (await request.get(address)).text()).content('robots'), address).toBe('noindex');
  }
});

test('an open park has its own title in the tab, and none of the wall beside it', async ({ page }) => {
  await page.goto('/parks&sancturies/gir-national-park');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveTitle('Gir National Park, Gujarat · Aranya');
  expect(await page.locator('title, link[rel=canonical], meta[name=description]').count()).toBe(3);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveTitle('National Parks & Wildlife Sanctuaries · Aranya');
});
