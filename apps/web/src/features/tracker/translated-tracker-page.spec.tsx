import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownMaps } from '../../testing/maps';
import { inLanguage } from '../../testing/in-language';
import { openRoutes } from '../../testing/open-routes';
import MeasuredPage, { loader as measuredLoader, meta as measuredMeta } from './measured/measured-page';
import TranslatedTrackerPage, { loader, meta } from './translated-tracker-page';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const HydrateFallback = () => null;

async function open(locale: 'hi' | 'mr', rest = '') {
  inLanguage(locale);
  const path = `/${locale}/live-tracking`;
  openRoutes(
    [
      {
        path: `${path}/measured/:track`,
        Component: MeasuredPage,
        loader: ({ params }) => measuredLoader({ params }),
        HydrateFallback,
      },
      { path: `${path}/:animal?`, Component: TranslatedTrackerPage, loader, HydrateFallback },
    ],
    path + rest,
  );
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
}

test('the Hindi tracker names its routes, which stay in Hindi, and finds them by both names', async () => {
  await open('hi');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('लाइव ट्रैकिंग');
  const route = screen.getByRole('link', { name: /^अमूर बाज़/ });
  expect(route).toHaveAttribute('href', '/hi/live-tracking/amur-falcon');
  expect(route).toHaveTextContent('अमूर घाटी, रूस → न्यूकैसल, दक्षिण अफ़्रीका');
  expect(screen.getByRole('link', { name: /^कुक्कू/ })).toHaveAttribute(
    'href',
    '/hi/live-tracking/measured/cuckoo-bed44e',
  );
  const search = screen.getByRole('combobox', { name: 'जानवर खोजें' });
  for (const text of ['बाज', 'falcon']) {
    await userEvent.clear(search);
    await userEvent.type(search, text);
    expect(screen.getByRole('option', { name: /अमूर बाज़/ })).toBeVisible();
  }
  await userEvent.click(screen.getByRole('option', { name: /अमूर बाज़/ }));
  expect(window.location.pathname).toBe('/hi/live-tracking/amur-falcon');
  expect(await screen.findByRole('listbox', { name: 'पड़ाव: अमूर बाज़' })).toBeVisible();
});

test('a simulated route in Marathi has its stops, its legs and its kind in Marathi', async () => {
  await open('mr', '/amur-falcon');
  const log = within(screen.getByRole('region', { name: 'मार्गाची नोंद' }));
  expect(log.getByText('अमूर खोरे, रशिया')).toBeVisible();
  expect(log.getByText('स्थलांतर')).toBeVisible();
  expect(screen.getAllByRole('option')[1]).toHaveAccessibleName(
    /^थांबा 2, एकूण 4: डोयांग जलाशय, नागालँड, सुरुवातीपासून [\d,]+ किमी नैऋत्येकडे/,
  );
  await waitFor(() =>
    expect(shownMaps.world.mock.lastCall?.[0].track).toMatchObject({
      name: 'अमूर ससाणा',
      slug: 'amur-falcon',
    }),
  );
});

test('a measured journey in Hindi tells its days, pauses and countries in Hindi; its source stays as it is', async () => {
  await open('hi', '/measured/cuckoo-bed44e');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('कुक्कू');
  const pauses = within(screen.getByRole('region', { name: 'कहाँ ठहरा' }));
  expect(pauses.getAllByText(/^\d+ दिन का ठहराव, .+° उत्तर, .+° पूर्व के पास, मंगोलिया।$/)).not.toHaveLength(0);
  expect(pauses.getAllByText(/^शायद /)).not.toHaveLength(0);
  expect(screen.getAllByText(/^शुरुआत से [\d,]+ किमी .+ की ओर, अरब सागर के ऊपर/)).not.toHaveLength(0);
  const source = within(screen.getByRole('region', { name: 'यह कहाँ से आया' }));
  expect(source.getByText('20 जून 2021 से 20 नवंबर 2021 तक, लाइव नहीं')).toBeVisible();
  expect(source.getByText('ICARUS Mongolia cuckoos Nymba (Movebank study 1542155599)')).toBeVisible();
  expect(source.getByText(/टैग जहाँ रुक गया/)).toBeVisible();
  await waitFor(() =>
    expect(shownMaps.journey.mock.lastCall?.[0].tracks).toMatchObject([
      { species: 'कुक्कू', portrait: 'common-cuckoo' },
    ]),
  );
});

test('the head of each page is in its language', async () => {
  inLanguage('mr');
  const titleOf = ([first]: readonly unknown[]) => first;
  expect(titleOf(meta({ params: { animal: 'bengal-tiger' }, loaderData: loader() }))).toEqual({
    title: 'वाघ: थेट मागोवा · Aranya',
  });
  const params = { track: 'walrus-357' };
  expect(titleOf(measuredMeta({ params, loaderData: await measuredLoader({ params }) }))).toEqual({
    title: 'पॅसिफिक वॉलरस 357: मोजलेला प्रवास · Aranya',
  });
});
