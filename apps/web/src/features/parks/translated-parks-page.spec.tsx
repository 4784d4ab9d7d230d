import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inLanguage } from '../../testing/in-language';
import { openRoutes } from '../../testing/open-routes';
import ParkPage, { loader as parkLoader, meta as parkMeta } from './park-page';
import TranslatedParksPage, { loader, meta } from './translated-parks-page';
import WhereAndWhenPage, { loader as outingsLoader } from './where-and-when/where-and-when-page';

const HydrateFallback = (): ReactNode => null;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

async function open(locale: 'hi' | 'mr', address: string) {
  inLanguage(locale);
  const path = `/${locale}/parks&sancturies`;
  openRoutes(
    [
      {
        path: `${path}/where-and-when/:month?`,
        Component: WhereAndWhenPage,
        loader: outingsLoader,
        HydrateFallback,
      },
      {
        path,
        Component: TranslatedParksPage,
        loader,
        HydrateFallback,
        children: [{ path: ':park', Component: ParkPage, loader: ({ params }) => parkLoader({ params }) }],
      },
    ],
    path + address,
  );
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test.each([
  ['कान्हा', 'कान्हा राष्ट्रीय उद्यान'],
  ['kaziranga', 'काज़ीरंगा राष्ट्रीय उद्यान'],
])('%s finds %s on the Hindi wall, whose links stay in Hindi', async (text, name) => {
  await open('hi', `?q=${encodeURIComponent(text)}`);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'राष्ट्रीय उद्यान और वन्यजीव अभयारण्य',
  );
  expect(names()[0]).toBe(name);
  expect(screen.getByRole('link', { name: 'विवरण देखें' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/hi\/parks&sancturies\/[a-z]+-national-park\?q=/),
  );
});

test('an animal of the parks is named where no park fits', async () => {
  await open('hi', `?q=${encodeURIComponent('हंगुल')}`);
  expect(await screen.findByRole('link', { name: 'दाचीगाम राष्ट्रीय उद्यान' })).toHaveAttribute(
    'href',
    '/hi/parks&sancturies/dachigam-national-park',
  );
});

test('a park in Marathi has its record, its animals and its months in Marathi', async () => {
  await open('mr', '/kanha-national-park');
  const park = within(await screen.findByRole('dialog', { name: 'कान्हा राष्ट्रीय उद्यान' }));
  expect(park.getByText('मंडला आणि बालाघाट, मध्य प्रदेश')).toBeVisible();
  expect(park.getByText('ऑक्टोबर ते जून')).toBeVisible();
  expect(park.getAllByRole('link', { name: 'बारशिंगा' })[0]).toHaveAttribute('href', '/mr/animal/16');
  expect(park.getByRole('img', { name: 'नकाशा: कान्हा राष्ट्रीय उद्यान कुठे आहे' })).toHaveTextContent('मध्य प्रदेश');
  expect(park.getByRole('heading', { level: 4, name: 'ऑक्टोबर आणि नोव्हेंबर' })).toBeVisible();
  expect(park.queryByText('Seen by members')).not.toBeInTheDocument();
  expect(park.getByRole('button', { name: 'बंद करा' })).toBeVisible();
});

test('what fits and what is against it is said in Hindi', async () => {
  await open('hi', '/where-and-when/february?species=1&region=centre');
  expect(await screen.findByRole('heading', { name: /^फ़रवरी में, बाघ देखने के लिए, मध्य भारत में: / })).toBeVisible();
  const kanha = within(
    screen.getByRole('link', { name: 'कान्हा राष्ट्रीय उद्यान' }).closest('li') as HTMLElement,
  );
  expect(kanha.getByText('बाघ: इस उद्यान की पहचान')).toBeVisible();
  expect(kanha.getByText('राज्य: मध्य प्रदेश')).toBeVisible();
  expect(kanha.getByText('खुला: बस इन दिनों बंद, 1 जुलाई से 30 सितंबर')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'महीना' })).toHaveDisplayValue('फ़रवरी');
});

test('the head of each page is in its language', async () => {
  inLanguage('hi');
  expect(meta({ loaderData: loader() })[0]).toEqual({
    title: 'राष्ट्रीय उद्यान और वन्यजीव अभयारण्य · Aranya',
  });
  const params = { park: 'national-chambal-wildlife-sanctuary' };
  expect(parkMeta({ params, loaderData: await parkLoader({ params }) })[0]).toEqual({
    title: expect.stringMatching(/, .+ और .+ और .+ · Aranya$/) as string,
  });
});
