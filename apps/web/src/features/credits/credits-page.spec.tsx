import type { TaxonDataset } from '@aranya/contracts';
import { measuredTracks } from '@aranya/wildlife-data';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { inLanguage } from '../../testing/in-language';
import CreditsPage, { loader, meta } from './credits-page';

const fetchMock = jest.fn();
beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset().mockImplementation(() => answer([]));
});
const answer = (datasets: TaxonDataset[]) =>
  Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve({ success: true, datasets }) });

async function open() {
  const Stub = createRoutesStub([
    { path: '/credits', Component: CreditsPage, loader, HydrateFallback: () => null },
    { path: '*', Component: () => null },
  ]);
  render(<Stub initialEntries={['/credits']} />);
  await screen.findByRole('heading', { level: 1 });
}
const part = (name: string) => within(screen.getByRole('region', { name }));

test('names whose work is shown, part by part, and jumps to each', async () => {
  await open();
  const jumps = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const titles = screen.getAllByRole('heading', { level: 2 });
  expect(jumps.map((link) => link.getAttribute('href'))).toEqual(titles.map(({ id }) => `#${id}`));
  expect(jumps.map((link) => link.textContent)).toEqual(titles.map(({ textContent }) => textContent));
  expect(titles.map(({ textContent }) => textContent)).not.toContain('Photographs');
  expect(part('Maps').getByRole('link', { name: 'Natural Earth' })).toBeVisible();
  expect(part('Maps').getByText('Relief: ETOPO1, NOAA. Rivers and coasts: Natural Earth.')).toBeVisible();
  expect(part('Typefaces').getAllByText('SIL Open Font License 1.1')).toHaveLength(5);
  expect(part('Icons and words').getByRole('link', { name: 'Lucide' })).toBeVisible();
  expect(part('Live studies').getByText(/only with their licence and credit/)).toBeVisible();
});

test('credits each measured track with licence, source and changes', async () => {
  await open();
  const all = screen.getByRole('region', { name: 'Measured tracks' });
  for (const { id, source } of measuredTracks) {
    const link = all.querySelector(`a[href="/live-tracking/measured/${id}"]`);
    const study = link?.closest('section > ul > li');
    const address = source.doi === undefined ? source.url : `https://doi.org/${source.doi}`;
    const links = [...(study?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
    expect([id, links]).toEqual([id, expect.arrayContaining([source.title, source.licence])]);
    expect([id, study?.querySelector('a')?.getAttribute('href')]).toEqual([id, address]);
    expect([id, study?.textContent]).toEqual([id, expect.stringContaining(source.credit)]);
    expect([id, link?.parentElement?.textContent]).toEqual([
      id,
      expect.stringContaining(`Changed: ${source.changes}`),
    ]);
  }
});

test('claims the drawings for Aranya, and gives them away under CC BY 4.0', async () => {
  await open();
  const [licence, ...others] = part('Drawings').getAllByRole('link');
  expect(others).toEqual([]);
  expect(licence).toHaveTextContent('CC BY 4.0');
  expect(licence).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
  expect(licence).toHaveAttribute('rel', expect.stringContaining('license'));
  expect(part('Drawings').getByText('Aranya contributors')).toBeVisible();
});

test('credits AviList for the names of birds, as its licence asks', async () => {
  await open();
  expect(
    part('Names of animals').getByText(/Bird names and taxonomy: AviList 2025, CC BY 4.0/),
  ).toBeVisible();
  expect(part('Names of animals').getByRole('link', { name: /CC BY 4.0/ })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
});

test('credits lists of names that the operator added', async () => {
  fetchMock.mockImplementation(() =>
    answer([
      {
        ...{ title: 'Moths of the Ghats', credit: 'Asha Rao', licence: 'CC0 1.0', url: null },
        licence_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
      },
    ]),
  );
  await open();
  const names = part('Names of animals');
  expect(await names.findByText('Moths of the Ghats')).toBeVisible();
  expect(names.getByText('Asha Rao')).toBeVisible();
  expect(names.getByRole('link', { name: 'CC0 1.0' })).toHaveAttribute('rel', 'license noreferrer');
});

test('says where such lists could not be loaded', async () => {
  fetchMock.mockImplementation(() => Promise.reject(new TypeError('There is no network.')));
  await open();
  expect(await part('Names of animals').findByText(/could not be loaded now/)).toBeVisible();
});

test('in Marathi our changes are Marathi, and what a study says itself is marked as English', async () => {
  inLanguage('mr');
  await open();
  for (const { textContent } of screen.getAllByRole('heading', { level: 2 }))
    expect(textContent).not.toMatch(/[A-Za-z]/);
  const tracks = part('मोजलेले प्रवास');
  expect(tracks.getByText(/^Fiedler et al\. 2019/)).toHaveAttribute('lang', 'en');
  expect(tracks.getAllByText(/बिंदू कमी केले आणि ठिकाणे अंशांत रूपांतरित केली/)[0]).toBeVisible();
  expect(tracks.getAllByRole('link', { name: /^निळा देवमासा / })).toHaveLength(1);
  expect(part('प्राण्यांची नावे').getByText(/^पक्ष्यांची नावे आणि वर्गीकरण: AviList 2025/)).toBeVisible();
});

test('has a title of its own', () => {
  expect(meta()).toContainEqual({ title: 'Credits and licences · Aranya' });
});
