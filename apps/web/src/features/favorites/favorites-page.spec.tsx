import { animals } from '@aranya/wildlife-data';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { renderAt } from '../../testing/render-at';
import FavoritesPage from './favorites-page';

const three = animals.slice(0, 3);

function animalAt(index: number) {
  const animal = three[index];
  if (!animal) throw new Error(`There is no animal ${index}.`);
  return animal;
}
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const store = (value: unknown) => localStorage.setItem('favorites', JSON.stringify(value));
const stored = () => JSON.parse(localStorage.getItem('favorites') ?? 'null') as { id: number }[];
const show = () => renderAt('/favorites', FavoritesPage);

test('without favorites it links to the animals', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'My Favorite Animals' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Animals' })).toHaveAttribute('href', '/animals');
});

test('each card has an image, a name, the first 100 characters and a link', async () => {
  store(three);
  show();
  await screen.findByRole('list');
  expect(names()).toEqual(three.map(({ name }) => name));
  expect(screen.queryByText('No Favorites Yet')).not.toBeInTheDocument();
  screen.getAllByRole('listitem').forEach((card, index) => {
    const { id, name, description, image } = animalAt(index);
    expect(within(card).getByRole('img')).toHaveAttribute('src', image);
    const preview = within(card).getByRole('paragraph');
    expect(preview).toHaveTextContent(`${description.slice(0, 100)}…`);
    // Half a word stands there without being shown.
    const hidden = preview.querySelector('[hidden]')?.textContent ?? '';
    const seen = description.slice(0, 100 - hidden.length);
    expect(description.slice(seen.length)).toMatch(/^[\s.,;:]/);
    expect(within(card).getByRole('link', { name: `View ${name}` })).toHaveAttribute('href', `/animal/${id}`);
  });
});

test('Remove focuses the next card, then the last one, then the empty state', async () => {
  store(three);
  show();
  const [first, second, third] = three.map(({ name }) => name) as [string, string, string];
  const remove = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
  await remove(second);
  expect(names()).toEqual([first, third]);
  expect(stored().map(({ id }) => id)).toEqual([animalAt(0).id, animalAt(2).id]);
  expect(screen.getByText(third)).toHaveFocus();
  await remove(third);
  expect(screen.getByText(first)).toHaveFocus();
  await remove(first);
  expect(stored()).toEqual([]);
  expect(screen.getByText('No Favorites Yet')).toHaveFocus();
});

test('Undo puts a removed animal back into its place', async () => {
  store(three);
  show();
  const second = animalAt(1).name;
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${second}` }));
  expect(screen.getByText(`${second} was removed`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(three.map(({ name }) => name));
  expect(stored().map(({ id }) => id)).toEqual(three.map(({ id }) => id));
  expect(screen.getByText(second)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('renders with broken JSON, and an old record without texts and image', async () => {
  localStorage.setItem('favorites', '[{"id":');
  const { unmount } = show();
  expect(await screen.findByText('No Favorites Yet')).toBeVisible();
  unmount();
  store([{ id: 7, name: 'Old Owl' }]);
  show();
  expect(await screen.findByRole('link', { name: 'View Old Owl' })).toHaveAttribute('href', '/animal/7');
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});

test('full storage is told, and Remove still works', async () => {
  store(three);
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: `Remove ${animalAt(0).name}` }));
  expect(names()).toEqual(three.slice(1).map(({ name }) => name));
  expect(screen.getByText(/Your favorites could not be saved/)).toBeVisible();
  refuse.mockRestore();
});

test('the prerendered page is loading', () => {
  const Stub = createRoutesStub([{ path: '/favorites', Component: FavoritesPage }]);
  const html = renderToString(<Stub initialEntries={['/favorites']} />);
  expect(html).toContain('My Favorite Animals');
  expect(html).toContain('Loading your favorites');
  expect(html).not.toContain('No Favorites Yet');
  // The content security policy refuses style attributes.
  expect(html).not.toContain('style=');
});
