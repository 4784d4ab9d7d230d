import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLanguage } from '../../testing/in-language';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleId, sampleMe, samplePicture, samplePost } from '../../testing/samples';
import { refusal, fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { changePost, postKeys } from '../../data/posts/post-cache';
import { updateLikers } from '../../data/posts/use-like-post';
import { PostCard } from './post-card';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function show(post = samplePost(1), answers: Parameters<typeof fakeApi>[0] = {}) {
  api = fakeApi({ 'GET /api/user/data': meAnswer, ...answers });
  return renderCommunity('/community', <PostCard post={post} />);
}

describe('PostCard', () => {
  test('a protected post of somebody else is of its month, an own one of its time', async () => {
    const sighting = { species: [], place: null, seen_on: '2026-03', protected: true };
    const times = { createdAt: '2026-03-01T00:00:00.000Z', edited_at: '2026-03-01T00:00:00.000Z' };
    const { unmount } = show(samplePost(1, { sighting, ...times }));
    await screen.findByRole('group', { name: 'Sighting' });
    expect(screen.getByRole('link', { name: 'Mar 2026' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edited in March 2026, see what changed' })).toBeVisible();
    unmount();
    api.finish();
    show(
      samplePost(1, { sighting: { ...sighting, others_see: { place: null, seen_on: '2026-03' } }, ...times }),
    );
    await screen.findByRole('group', { name: 'Sighting' });
    expect(screen.queryByRole('link', { name: 'Mar 2026' })).not.toBeInTheDocument();
  });

  test('shows author, text with hashtags, pictures and likes', () => {
    show(
      samplePost(1, {
        content: 'First tiger of the season #tadoba\nAt last',
        images: [samplePicture(1, { alt: 'A tiger drinks' }), samplePicture(2)],
        likes_total: 1234,
      }),
    );
    const card = screen.getByRole('article', { name: 'Meera Kulkarni 2 hours ago' });
    expect(within(card).getByRole('link', { name: /Meera Kulkarni/ })).toHaveAttribute(
      'href',
      `/community/profile/${sampleId(900)}`,
    );
    expect(card).toHaveTextContent('@meera');
    expect(within(card).getByText('2h').parentElement).toHaveAttribute('title', expect.stringMatching(/:/));
    expect(within(card).getByText('2 hours ago')).toBeInTheDocument();
    const hashtag = within(card).getByRole('link', { name: '#tadoba' });
    expect(hashtag).toHaveAttribute('href', '/community/tag/tadoba');
    const pictures = within(card).getAllByRole('button', { name: /^Enlarge/ });
    expect(pictures.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Enlarge: A tiger drinks',
      'Enlarge: picture 2 of 2 by Meera Kulkarni',
    ]);
    expect(screen.getByAltText('A tiger drinks')).toHaveAttribute('width', '1600');
    expect(within(card).getByRole('button', { name: /^Like/ })).toHaveTextContent('1.2K');
    expect(within(card).queryByText('Suggested')).not.toBeInTheDocument();
  });

  test('the picture comes first, then the sighting, then the text', async () => {
    const species = [{ species: 'bengal-tiger', count: null }];
    const sighting = { species, place: null, seen_on: '2026-03', protected: false };
    show(samplePost(1, { content: 'At the tank', sighting, images: [samplePicture(1, { alt: 'A tiger' })] }));
    const seen = await screen.findByRole('group', { name: 'Sighting' });
    const inOrder = [screen.getByAltText('A tiger'), seen, screen.getByText('At the tank')];
    const byPosition = [...inOrder].sort((a, b) =>
      a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(byPosition).toEqual(inOrder);
  });

  test('in Hindi names the animal and its park, and leads to pages in Hindi', async () => {
    inLanguage('hi');
    const sighting = {
      species: [{ species: 'bengal-tiger', count: 1 }],
      place: { kind: 'park' as const, park: 'kanha-national-park' },
      seen_on: '2026-03-14',
      protected: false,
    };
    show(samplePost(1, { sighting, likes_total: 1 }));
    const seen = within(await screen.findByRole('group', { name: 'देखा गया प्राणी' }));
    expect(seen.getByRole('link', { name: 'बाघ' })).toHaveAttribute('href', '/hi/animal/1');
    expect(seen.getByText('14 मार्च 2026')).toBeVisible();
    expect(seen.getByRole('link', { name: 'कान्हा राष्ट्रीय उद्यान' }).parentElement).toHaveTextContent(/ में$/);
    expect(screen.getByRole('button', { name: 'पसंद करें, 1 को पसंद' })).toBeVisible();
    expect(screen.getByRole('link', { name: /टिप्पणियाँ/ })).toHaveAttribute(
      'href',
      `/hi/community/post/${sampleId(1)}#comments`,
    );
  });

  test('a click on its words opens the post; the buttons and their dialogs keep theirs', async () => {
    show(samplePost(1, { content: 'A heron at the tank', images: [samplePicture(1, { alt: 'A heron' })] }));
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge: A heron' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByText('A heron'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByText('A heron at the tank'));
    expect(await screen.findByText('Another screen')).toBeVisible();
  });

  test('a picture that cannot be loaded shows its text, and comes back with the network', () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(samplePost(1, { images: [samplePicture(1, { alt: 'A heron' })] }));
    fireEvent.error(screen.getByAltText('A heron'));
    expect(screen.queryByAltText('A heron')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Enlarge: A heron' })).toHaveTextContent('A heron');
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    fireEvent.error(screen.getByAltText('A heron'));
    expect(screen.queryByAltText('A heron')).not.toBeInTheDocument();
    network.mockRestore();
  });

  test('without a username there is no empty @', () => {
    const { user } = samplePost(1);
    show(samplePost(1, { suggested: true, user: { ...user, username: '' } }));
    expect(screen.getByRole('article')).not.toHaveTextContent('@');
    expect(screen.getByText('Suggested')).toBeVisible();
  });

  test('a hidden post says so, with the reason and the way to ask for another look', async () => {
    const decision = {
      subject: 'post',
      subject_id: sampleId(1),
      reason: 'It shows a den.',
      createdAt: '2026-03-01T10:00:00.000Z',
      until: null,
      appeal: null,
      can_appeal: true,
    };
    show(samplePost(1, { hidden: { reason: 'It shows a den.' }, post_type: 'image' }), {
      'GET /api/appeals': () => ({ body: { success: true, decisions: [decision] } }),
    });
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('Its pictures are hidden too.');
    expect(note).toHaveTextContent('Only you see this post. Moderators have hidden it.');
    expect(note).toHaveTextContent('It shows a den.');
    expect(await within(note).findByRole('button', { name: 'Appeal' })).toBeVisible();
  });

  test('a picture opens the lightbox; arrows wrap around, Escape closes it and returns the focus', async () => {
    show(
      samplePost(1, { images: [1, 2, 3].map((number) => samplePicture(number, { alt: `Plate ${number}` })) }),
    );
    const first = screen.getByRole('button', { name: 'Enlarge: Plate 1' });
    await userEvent.click(first);
    const dialog = await screen.findByRole('dialog', { name: /1 of 3/ });
    expect(within(dialog).getByRole('img', { name: 'Plate 1' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('img', { name: 'Plate 2' })).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Full picture' })).toHaveAttribute(
      'href',
      '/media/picture-2.webp',
    );
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(within(dialog).getByRole('img', { name: 'Plate 3' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(within(dialog).getByRole('img', { name: 'Plate 1' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(first).toHaveFocus());
  });
});

describe('the like button', () => {
  const heart = () => screen.getByRole('button', { name: /^Like/ });

  test('shows no count of 0', () => {
    show(samplePost(1, { likes_total: 0 }));
    expect(heart()).toHaveAccessibleName('Like, no likes');
    expect(heart()).not.toHaveTextContent('0');
  });

  test('waits for the API, sends once, and changes every list with the post', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined;
    const post = samplePost(1, { likes_total: 4 });
    const { queryClient } = show(post, {
      'POST /api/post/like': () => new Promise((resolve) => (answer = resolve)),
    });
    const page = { status: 200, body: { posts: [post, samplePost(2)] } };
    queryClient.setQueryData(postKeys.feed, { pages: [page], pageParams: [undefined] });
    queryClient.setQueryData([...postKeys.all, 'profile'], page);
    await waitFor(() => expect(api.callsTo('/api/user/data')).toHaveLength(1));

    await userEvent.dblClick(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(heart()).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(api.callsTo('/api/post/like')).toHaveLength(1));
    expect(api.callsTo('/api/post/like')[0]?.body).toEqual({ postId: post._id });

    answer({ body: { success: true, message: 'Liked', liked: true, likes_total: 5 } });
    await waitFor(() => expect(heart()).not.toHaveAttribute('aria-disabled'));
    const liked = { liked: true, likes_total: 5, likes_count: [sampleMe()._id] };
    expect(queryClient.getQueryData(postKeys.feed)).toMatchObject({
      pages: [{ body: { posts: [liked, { liked: false, likes_total: 0 }] } }],
    });
    expect(queryClient.getQueryData([...postKeys.all, 'profile'])).toMatchObject({
      body: { posts: [liked, {}] },
    });
  });

  test('a refusal is a toast and changes nothing', async () => {
    show(samplePost(1, { likes_total: 4 }), {
      'POST /api/post/like': () => refusal(404, 'not_found', 'This post is gone.'),
    });
    await userEvent.click(heart());
    expect(await screen.findByText('This post is gone.')).toBeVisible();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(heart()).toHaveTextContent('4');
  });

  test('adds the current user to the likers once, and removes them', () => {
    expect(updateLikers(['a', 'b'], 'me', true)).toEqual(['me', 'a', 'b']);
    expect(updateLikers(['a', 'me'], 'me', true)).toEqual(['me', 'a']);
    expect(updateLikers(['a', 'me'], 'me', false)).toEqual(['a']);
    expect(updateLikers(Array(100).fill('x'), 'me', true)).toHaveLength(100);
  });

  test('a change has no effect on an empty cache', () => {
    const { queryClient } = show();
    changePost(queryClient, sampleId(1), (post) => ({ ...post, liked: true }));
    expect(queryClient.getQueryData(postKeys.feed)).toBeUndefined();
  });
});
