import { screen, within } from '@testing-library/react';
import { postEntry } from '../../data/outbox/queue-entry';
import { useQueueStore } from '../../data/outbox/queue-store';
import { fakeApi } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleMe } from '../../testing/samples';
import WaitingPosts from './waiting-posts';

test('a waiting post shows the sighting that goes with it', async () => {
  const api = fakeApi({ 'GET /api/user/data': meAnswer });
  const place = { kind: 'park' as const, park: 'kanha-national-park' };
  const species = [{ species: 'bengal-tiger', count: 2 }];
  const sighting = { species, place, seen_on: '2026-03-14', hide_place: false };
  const draft = { sighting, asks: false };
  const { _id: userId } = sampleMe();
  useQueueStore.getState().show(postEntry({ userId, clientId: 'one', text: 'Two', pictures: [], draft }));
  const { unmount } = renderCommunity('/community', <WaitingPosts />);
  const box = within(await screen.findByRole('group', { name: 'Sighting' }));
  expect(box.getByRole('link', { name: 'Bengal Tiger' })).toBeVisible();
  expect(box.getByText('14 Mar 2026')).toBeVisible();
  expect(box.getByRole('link', { name: /^Kanha/ })).toBeVisible();
  unmount();
  useQueueStore.getState().reset();
  api.finish();
});
