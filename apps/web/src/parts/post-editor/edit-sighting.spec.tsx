import '../../testing/fake-indexed-db';
import type { Sighting } from '@aranya/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearDrafts } from '../../lib/device-storage';
import { fakeApi } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleMe, samplePost } from '../../testing/samples';
import EditPostDialog from './edit-post-dialog';

let api: ReturnType<typeof fakeApi>;
afterEach(async () => {
  sessionStorage.clear();
  await clearDrafts();
  api.finish();
});

const parakeet: Sighting = {
  species: [{ species: 'rose-ringed-parakeet', count: null }],
  place: null,
  seen_on: '2025-09-07',
  protected: true,
};

async function show(changes: Partial<Sighting>, asks: boolean) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/taxa': () => ({ body: { success: true, taxa: [], total: 0 } }),
  });
  const post = samplePost(1, { user: sampleMe(), asks, sighting: { ...parakeet, ...changes } });
  renderCommunity('/community', <EditPostDialog post={post} open onOpenChange={() => undefined} />);
  await screen.findByRole('region', { name: 'What did you see?' });
}

test('a named find without a place keeps its day, which its author can show', async () => {
  await show({}, true);
  const seen = screen.getByText('Others see no more than before.');
  expect(seen.parentElement).not.toHaveTextContent(/place/);
  await userEvent.click(screen.getByRole('switch', { name: 'Show the exact day' }));
  expect(screen.getByText('Others see only the day.')).toBeVisible();
});

test('a place that its author hid themselves is said to be seen once they hide it no more', async () => {
  await show({ place: { kind: 'point', lat: 26.571, lng: 93.171 }, hide_place: true }, false);
  await userEvent.click(screen.getByRole('switch', { name: 'Hide the exact place' }));
  expect(screen.getByText('Others see the exact point and the day.')).toBeVisible();
});

test('a find without a name stays kept when its place is hidden no more', async () => {
  const place = { kind: 'point', lat: 26.571, lng: 93.171 } as const;
  await show({ species: [], place, hide_place: true }, true);
  await userEvent.click(screen.getByRole('switch', { name: 'Hide the exact place' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Species' }), 'rose-ringed{Enter}');
  expect(await screen.findByText('Others see no more than before.')).toBeVisible();
});
