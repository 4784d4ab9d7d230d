import type { Collection } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, samplePost } from '../../testing/samples';
import BookmarksPage from './bookmarks-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

interface Stored {
  collections: Collection[];
  /** Null means no collection. */
  collection: string | null;
  bookmarked: boolean;
  refuses?: boolean;
}

function show(stored: Stored, path = '/community/bookmarks') {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/bookmarks/list': ({ body }) => {
      const { collectionId } = body as { collectionId?: string };
      const shown = stored.bookmarked && (collectionId === undefined || collectionId === stored.collection);
      const posts = shown ? [samplePost(1, { bookmarked: true })] : [];
      return { body: { success: true, posts, next_cursor: null } };
    },
    'GET /api/bookmarks/collections': () => ({
      body: {
        success: true,
        collections: stored.collections.map((one) => ({
          ...one,
          total: stored.bookmarked && one._id === stored.collection ? 1 : 0,
        })),
        total: stored.bookmarked ? 1 : 0,
        bookmark: { bookmarked: stored.bookmarked, collection: stored.collection },
      },
    }),
    'POST /api/bookmarks/set': ({ body }) => {
      if (stored.refuses) return refusal(503, 'unavailable', 'Later.');
      const { bookmarked, collectionId } = body as { bookmarked: boolean; collectionId?: string | null };
      stored.bookmarked = bookmarked;
      if (collectionId !== undefined) stored.collection = collectionId;
      const message = bookmarked ? 'Bookmarked' : 'Bookmark removed';
      return { body: { success: true, message, bookmarked, collection: stored.collection } };
    },
    'POST /api/bookmarks/collections/add': ({ body }) => {
      const collection = { _id: sampleId(70), name: (body as { name: string }).name, total: 0 };
      stored.collections.push(collection);
      return { body: { success: true, message: 'Collection added', collection } };
    },
    'POST /api/bookmarks/collections/remove': () => {
      stored.collections = [];
      stored.collection = null;
      return { body: { success: true, message: 'Collection removed' } };
    },
  });
  return renderCommunity(path, <BookmarksPage />, '/community/bookmarks');
}
const owls = { _id: sampleId(71), name: 'Owls', total: 0 };

test('says what to do where nothing is bookmarked', async () => {
  show({ collections: [], collection: null, bookmarked: false });
  expect(await screen.findByRole('heading', { name: 'Nothing bookmarked yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the feed' })).toHaveAttribute('href', '/community');
  expect(screen.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites');
});

test('a second press on the ribbon moves the bookmark to a new collection', async () => {
  const stored: Stored = { collections: [{ ...owls }], collection: null, bookmarked: true };
  show(stored);
  await userEvent.click(await screen.findByRole('button', { name: 'Bookmark' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add to collection' });
  expect(await within(dialog).findByRole('radio', { name: 'No collection' })).toBeChecked();
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Owls/ }));
  await waitFor(() => expect(stored.collection).toBe(owls._id));
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'New collection' }), 'Frogs');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(stored.collection).toBe(sampleId(70)));
  expect(await within(dialog).findByRole('radio', { name: /^Frogs/ })).toBeChecked();
});

test('a removed bookmark leaves the list, and comes back when the API refuses', async () => {
  const stored: Stored = { collections: [], collection: null, bookmarked: true, refuses: true };
  show(stored);
  const remove = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bookmark' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove bookmark' }));
  };
  await remove();
  expect(await screen.findByText('Later.')).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
  stored.refuses = false;
  await remove();
  expect(await screen.findByRole('heading', { name: 'Nothing bookmarked yet' })).toBeVisible();
});

test('removing a collection keeps its bookmarks, and the focus beside it', async () => {
  const stored: Stored = { collections: [{ ...owls }], collection: owls._id, bookmarked: true };
  show(stored, `/community/bookmarks?collection=${owls._id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'More about Owls' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove collection' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Owls/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'New collection' })).toHaveFocus();
  expect(await screen.findByRole('article')).toBeVisible();
});
