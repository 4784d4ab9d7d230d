import { animals } from '@aranya/wildlife-data';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { renderAt } from '../../testing/render-at';
import FavoritesPage from './favorites-page';

const three = animals.slice(0, 3);

/** One of the three. */
function kept(index: number) {
  const animal = three[index];
  if (!animal) throw new Error(`There is no animal ${index}.`);
  return animal;
}
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const store = (value: unknown) => localStorage.setItem('favorites', JSON.stringify(value));
const stored = () => JSON.parse(localStorage.getItem('favorites') ?? 'null') as { id: number }[];
const show = () => renderAt('/favorites', FavoritesPage);

test('without favorites it says so and leads to the animals', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'My Favorite Animals' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Animals' })).toHaveAttribute('href', '/animals');
});

test('shows each with picture, name, the first 100 characters and a way to its record', async () => {
  store(three);
  show();
  await screen.findByRole('list');
  expect(names()).toEqual(three.map(({ name }) => name));
  expect(screen.queryByText('No Favorites Yet')).not.toBeInTheDocument();
  screen.getAllByRole('listitem').forEach((card, index) => {
    const { id, name, description, image } = kept(index);
    expect(within(card).getByRole('img')).toHaveAttribute('src', image);
    expect(within(card).getByText(`${description.slice(0, 100)}…`)).toBeVisible();
    expect(within(card).getByRole('link', { name: `View ${name}` })).toHaveAttribute('href', `/animal/${id}`);
  });
});

test('Remove takes that one away, and the focus goes to the card in its place, then to the last, then to the empty page', async () => {
  store(three);
  show();
  const [first, second, third] = three.map(({ name }) => name) as [string, string, string];
  const remove = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  await remove(second);
  expect(names()).toEqual([first, third]);
  expect(stored().map(({ id }) => id)).toEqual([kept(0).id, kept(2).id]);
  expect(screen.getByText(third)).toHaveFocus();
  await remove(third);
  expect(screen.getByText(first)).toHaveFocus();
  await remove(first);
  expect(stored()).toEqual([]);
  expect(screen.getByText('No Favorites Yet')).toHaveFocus();
});

test('agrees with other tabs', async () => {
  store(three);
  show();
  await screen.findByRole('list');
  store(three.slice(1));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }));
  });
  expect(names()).toEqual(three.slice(1).map(({ name }) => name));
});

test('stays whole with broken JSON, and with an old record that lacks texts and picture', async () => {
  localStorage.setItem('favorites', '[{"id":');
  const { unmount } = show();
  expect(await screen.findByText('No Favorites Yet')).toBeVisible();
  unmount();
  store([{ id: 7, name: 'Old Owl' }]);
  show();
  expect(await screen.findByRole('link', { name: 'View Old Owl' })).toHaveAttribute('href', '/animal/7');
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});

test('says when storage keeps nothing, and removes from the view all the same', async () => {
  store(three);
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${kept(0).name}` }));
  expect(names()).toEqual(three.slice(1).map(({ name }) => name));
  expect(screen.getByText(/did not let us keep your favorites/)).toBeVisible();
  refuse.mockRestore();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
});

test('says nothing about favorites while prerendering', () => {
  const Stub = createRoutesStub([{ path: '/favorites', Component: FavoritesPage }]);
  const html = renderToString(<Stub initialEntries={['/favorites']} />);
  expect(html).toContain('My Favorite Animals');
  expect(html).not.toContain('No Favorites Yet');
});
