import { keptData } from '@aranya/contracts/kept-data';
import { screen, within } from '@testing-library/react';
import { renderAt } from '../../testing/render-at';
import PrivacyPage, { loader } from './privacy-page';

test('says of everything that is kept who reads it, and until when', async () => {
  renderAt('/privacy', PrivacyPage, loader);
  await screen.findByRole('heading', { level: 1 });
  for (const { title, readers, until } of keptData) {
    const part = within(screen.getByRole('region', { name: title }));
    expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([readers, until]);
  }
});

test("a club's own words stand below", async () => {
  globalThis.fetch = async () =>
    ({
      ok: true,
      json: async () => ({ success: true, version: 2, text: 'Our hall has a camera.' }),
    }) as Response;
  renderAt('/privacy', PrivacyPage, loader);
  expect(await screen.findByText('Our hall has a camera.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Added by Aranya' })).toBeVisible();
});
