import { fireEvent, screen, within } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router';
import { inLanguage } from '../../../testing/in-language';
import { openRoutes } from '../../../testing/open-routes';
import { speciesPage } from '../detail/species-page.server';
import TranslatedComparePage, { loader } from './translated-compare-page';

async function open(search = '') {
  inLanguage('mr');
  const routes = [
    { path: '/mr/animals/compare', Component: TranslatedComparePage, loader, HydrateFallback: () => null },
    { path: '/mr/animal/:id', loader: ({ params }: LoaderFunctionArgs) => speciesPage(params.id ?? '') },
  ];
  const opened = openRoutes(routes, `/mr/animals/compare${search}`);
  await screen.findByRole('heading', { level: 1, name: 'दोन प्रजातींची तुलना करा' });
  return opened;
}

test('compares two species in the words of the page’s language', async () => {
  await open('?a=bengal-tiger&b=asiatic-lion');
  await screen.findByRole('heading', { name: /^वाघ आणि .*सिंह/ });
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('link', { name: 'वाघ' })).toHaveAttribute('href', '/mr/animal/1');
  const row = table.getByRole('rowheader', { name: 'खांद्यापर्यंतची उंची' }).closest('tr') as HTMLElement;
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('90–110 सेमी');
  expect(table.getByRole('rowheader', { name: 'CITES' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'स्रोत: वाघ' })).toBeInTheDocument();
});

test('reads in English words whether weights and counts compare', () => {
  inLanguage('hi');
  expect(speciesPage('2')?.inEnglish?.counted).toBe('Gujarat, the whole population');
  inLanguage('en');
  expect(speciesPage('2')?.inEnglish).toBeUndefined();
});

test.each(['बिबट्या', 'leopard'])('finds %s, and puts it into the address', async (typed) => {
  const { search } = await open('?a=bengal-tiger');
  expect(screen.getByRole('combobox', { name: 'पहिली प्रजाती' })).toHaveValue('वाघ');
  fireEvent.change(screen.getByRole('combobox', { name: 'दुसरी प्रजाती' }), { target: { value: typed } });
  fireEvent.click(await screen.findByRole('option', { name: 'बिबट्या' }));
  await screen.findByRole('heading', { name: 'वाघ आणि बिबट्या' });
  expect(search()).toBe('?a=bengal-tiger&b=leopard');
});

test('famous pairs and the table of all species are in the page’s language', () => {
  inLanguage('hi');
  const { figures, pairs } = loader();
  expect(pairs[0]?.heads[0].name).toBe('तेंदुआ');
  expect(pairs.filter(({ tell }) => /[A-Za-z]{3}/.test(tell))).toEqual([]);
  expect(figures.find(({ id }) => id === 1)?.name).toBe('बाघ');
  expect(figures.filter(({ size }) => /[A-Za-z]{3}/.test(size?.value ?? ''))).toEqual([]);
});
