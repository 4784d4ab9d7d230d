import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inLanguage } from '../../testing/in-language';
import { openRoutes } from '../../testing/open-routes';
import TranslatedLandingPage, { loader, meta } from './translated-landing-page';

const HydrateFallback = (): ReactNode => null;

const sighting = { species: 'chital', taxon: null, park: null, cell: null, month: '2026-11', picture: null };

/** Has everything in view at once. */
class Observer {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect = jest.fn();
}

const original = globalThis.IntersectionObserver;
beforeEach(() => {
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  const sightings = [
    { ...sighting, park: 'kanha-national-park' },
    { ...sighting, species: 'nilgai', cell: { lat: 14.7, lng: 77.5 } },
  ];
  globalThis.fetch = jest.fn().mockResolvedValue({
    ok: true,
    json: () => Promise.resolve({ members: 214, sightings, articles: [] }),
  });
});
afterEach(() => {
  globalThis.IntersectionObserver = original;
});

/** What is read or spoken in Latin letters, except scientific names and those of people. */
function latinTexts(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter(
    // Sentences that other tests announced may be heard late.
    (each) => !each.closest('script, style, noscript, i.latin, figcaption b, [data-announcer]'),
  );
  const said = elements.flatMap((each) => [
    ...[...each.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((text) => text.textContent),
    ...['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'].map((name) =>
      each.getAttribute(name),
    ),
  ]);
  return said.filter((text): text is string => /[A-Za-z]{2}/.test(text ?? ''));
}

async function open(locale: 'hi' | 'mr') {
  inLanguage(locale);
  openRoutes(
    [{ path: `/${locale}`, Component: TranslatedLandingPage, loader, HydrateFallback }],
    `/${locale}`,
  );
  await screen.findByRole('heading', { level: 1 });
}

test.each([
  ['hi', 'चीतल', 'कान्हा राष्ट्रीय उद्यान, नवंबर 2026', /Anantapur/],
  ['mr', 'चितळ', 'कान्हा राष्ट्रीय उद्यान, नोव्हेंबर 2026', /Anantapur/],
] as const)('in %s nothing but names is in Latin letters', async (locale, animal, park, district) => {
  await open(locale);
  const [first, second] = await screen.findAllByText(/2026$/);
  expect(first).toHaveTextContent(park);
  expect(second).toHaveTextContent(district);
  expect(screen.getByRole('link', { name: animal })).toBeVisible();
  expect(latinTexts().filter((text) => !/Aranya|Anantapur/.test(text))).toEqual([]);
});

test('links stay in Hindi', async () => {
  await open('hi');
  const block = within(screen.getByRole('region', { name: 'कुछ खास जानवर' }));
  expect(block.getByRole('heading', { name: 'बाघ' }).closest('a')).toHaveAttribute('href', '/hi/animal/1');
  expect(screen.getByRole('link', { name: 'सूची' })).toHaveAttribute('href', '/hi/community/life-list');
});

test('a page says which language its address, its data and its other languages have', () => {
  inLanguage('mr');
  expect(meta()).toEqual(
    expect.arrayContaining([
      { tagName: 'link', rel: 'canonical', href: 'http://localhost:4200/mr' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'hi', href: 'http://localhost:4200/hi' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'http://localhost:4200/' },
    ]),
  );
});
