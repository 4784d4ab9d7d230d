import { screen } from '@testing-library/react';
import { fakeSettings } from '../../../testing/fake-settings';
import { inLanguage } from '../../../testing/in-language';
import { openRoutes } from '../../../testing/open-routes';
import RecentPage from './recent-page';
import { elephants, LAST_DAY } from './testing/recent-answer';

const setSettings = fakeSettings();

/** Stays at a lake of Mali, where a source says why. */
const elephant = {
  ...{
    id: '1-0',
    individual: 'Herd 1',
    scientificName: 'Loxodonta africana',
    animalId: 7,
    cellDegrees: null,
  },
  points: Array.from({ length: 20 }, (_, day) => [
    -1 + (day < 15 ? 0 : day / 10),
    15.5,
    LAST_DAY - (19 - day) * 86_400,
  ]),
};

test('a page in Marathi names the animal, tells why it paused and stays in its language', async () => {
  inLanguage('mr');
  setSettings({ recentTracks: true });
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ configured: 1, studies: [{ ...elephants, tracks: [elephant] }] }));
  openRoutes([{ path: '/live-tracking/recent/:id', Component: RecentPage }], '/live-tracking/recent/1-0');
  expect(await screen.findByRole('heading', { level: 1, name: 'हत्ती' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'थेट मागोवा' })).toHaveAttribute('href', '/mr/live-tracking');
  expect(screen.getByText(/^बहुधा न आटणाऱ्या पाण्याजवळ/)).toBeVisible();
});
