import '../../testing/fake-indexed-db';
import type { Post } from '@aranya/contracts';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { postKeys } from '../../data/posts/post-cache';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleMe, samplePicture, samplePost } from '../../testing/samples';
import { refusal, fakeApi, type FakeAnswer, type FakeCall } from '../../testing/fake-api';
import { fakeDrafts } from '../../testing/fake-drafts';
import { promisifyRequest } from 'idb-keyval';
import { clearDrafts, onDevice } from '../../lib/device-storage';
import CreatePostPage from './create-post-page';
import { writeFiles } from '../../parts/post-editor/kept-files';
import { loadDraft, type StoredDraft, writeDraft } from './draft-store';

const me = sampleMe()._id;
const keptKeys = () => onDevice('readonly', (store) => promisifyRequest(store.getAllKeys()));
const storedDraft = (changes: Partial<StoredDraft>): StoredDraft => ({
  text: '',
  clientId: 'b1c7a4f8-0000-4000-8000-000000000001',
  pictures: [],
  sighting: null,
  asks: false,
  revision: 0,
  isCopied: false,
  ...changes,
});

let api: ReturnType<typeof fakeApi>;
const previews = new Set<string>();

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => {
    const address = `blob:${++made}`;
    previews.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void previews.delete(address);
});

afterEach(async () => {
  sessionStorage.clear();
  previews.clear();
  jest.restoreAllMocks();
  await clearDrafts();
  api.finish();
});

const picture = (name: string, type = 'image/jpeg') => new File(['bytes'], name, { type });
const formOf = (call: FakeCall | undefined) => call?.body as FormData;

/** The answer of the API to a form. */
function published(form: FormData): FakeAnswer {
  const images = form.getAll('images').map((_, index) => samplePicture(index));
  const post: Post = samplePost(7, { content: String(form.get('content')), images });
  return { body: { success: true, message: 'Post Added', post } };
}

async function show(
  add: (call: FakeCall) => FakeAnswer | Promise<FakeAnswer> = (call) => published(formOf(call)),
  query = '',
  who: () => FakeAnswer = meAnswer,
) {
  api = fakeApi({ ...fakeDrafts(), 'GET /api/user/data': who, 'POST /api/post/add': add });
  const view = renderCommunity(
    `/community/create-post${query}`,
    <CreatePostPage />,
    '/community/create-post',
  );
  await screen.findByText('Kabir Rathore');
  // The page opens its draft first, and then asks for the others.
  await screen.findByRole('textbox', { name: "What's happening?" });
  await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
  return view;
}

const area = () => screen.getByRole('textbox', { name: "What's happening?" });
/** All at once: a key at a time takes seconds. */
const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const publish = () => screen.getByRole('button', { name: 'Publish Post' });
const input = () => screen.getByLabelText('Add pictures');
const sent = () => api.callsTo('/api/post/add');

describe('Create Post', () => {
  test('pictures start with the licence that the member chose for new ones', async () => {
    await show(undefined, '', () => {
      const { body } = meAnswer();
      return { body: { ...body, picture_licence: 'cc_by_sa' } };
    });
    await userEvent.upload(input(), [picture('a.jpg')]);
    expect(screen.getByLabelText('Licence of picture 1')).toHaveDisplayValue('CC BY-SA 4.0');
  });

  test('publishes text and pictures as a form, then goes to the feed', async () => {
    const { queryClient } = await show();
    queryClient.setQueryData(postKeys.feed, {
      pages: [{ status: 200, body: { posts: [samplePost(1)], next_cursor: null } }],
      pageParams: [undefined],
    });
    expect(screen.getByText('@kabir')).toBeVisible();
    write(area(), 'First tiger of the season #tadoba');
    await userEvent.upload(input(), [picture('a.jpg'), picture('b.jpg')]);
    write(screen.getByLabelText('Description of picture 2'), 'She drinks');
    await userEvent.selectOptions(screen.getByLabelText('Licence of picture 2'), 'CC BY 4.0');
    await userEvent.click(publish());

    expect(await screen.findByText('Another screen')).toBeVisible();
    expect(screen.getByText('Post Added')).toBeVisible();
    const form = formOf(sent()[0]);
    expect(form).toBeInstanceOf(FormData);
    expect(form.get('content')).toBe('First tiger of the season #tadoba');
    expect(form.get('post_type')).toBe('text_with_image');
    expect(JSON.parse(String(form.get('image_alts')))).toEqual(['', 'She drinks']);
    expect(JSON.parse(String(form.get('image_licences')))).toEqual(['all_rights_reserved', 'cc_by']);
    expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['a.jpg', 'b.jpg']);
    expect(form.get('client_id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(queryClient.getQueryData(postKeys.feed)).toMatchObject({
      pages: [{ body: { posts: [{ content: 'First tiger of the season #tadoba' }, { content: 'Post 1' }] } }],
    });
    expect(await loadDraft(me)).toBeNull();
    expect(previews.size).toBe(0);
    expect(await keptKeys()).toEqual([]);
  });

  test('the type follows from text and pictures', async () => {
    await show(() => refusal(503, 'unavailable', 'Later.'));
    await userEvent.upload(input(), picture('a.jpg'));
    await userEvent.click(publish());
    await waitFor(() => expect(formOf(sent()[0]).get('post_type')).toBe('image'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    write(area(), 'Words');
    await userEvent.click(publish());
    await waitFor(() => expect(formOf(sent()[1]).get('post_type')).toBe('text'));
  });

  test('does not send an empty or blank post', async () => {
    await show();
    write(area(), '  \n ');
    await userEvent.click(publish());
    expect(await screen.findByText('Please add at least one image or text')).toBeVisible();
    expect(sent()).toHaveLength(0);
  });

  test('does not send a text that is too long', async () => {
    await show();
    write(area(), 'x'.repeat(2001));
    expect(screen.getByText('1 over the limit')).toBeVisible();
    await userEvent.click(publish());
    expect(screen.getByRole('alert')).toHaveTextContent('Your post can have at most 2000 characters.');
    expect(sent()).toHaveLength(0);
  });

  test('a failure keeps the draft and its client id', async () => {
    let failures = 1;
    await show((call) =>
      failures-- > 0
        ? refusal(415, 'unsupported_media', 'b.jpg is not a picture that can be read.')
        : published(formOf(call)),
    );
    write(area(), 'Two of them');
    await userEvent.upload(input(), [picture('a.jpg'), picture('b.jpg')]);
    write(screen.getByLabelText('Description of picture 1'), 'Cubs');
    await userEvent.click(publish());

    expect(await screen.findByText('Post not Added')).toBeVisible();
    // Once in the form, once for screen readers; the toast would cover the form.
    const reasons = await screen.findAllByText('b.jpg is not a picture that can be read.');
    expect(reasons.filter((one) => one.closest('[data-announcer]') === null)).toHaveLength(1);
    expect(area()).toHaveValue('Two of them');
    expect(screen.getByLabelText('Description of picture 1')).toHaveValue('Cubs');
    expect(screen.getByRole('img', { name: 'b.jpg' })).toBeVisible();
    expect(previews.size).toBe(2);

    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    await userEvent.click(publish());
    expect(await screen.findByText('Another screen')).toBeVisible();
    const [first, second] = sent().map(formOf) as [FormData, FormData];
    expect(second.getAll('images')).toHaveLength(1);
    expect(second.get('client_id')).toBe(first.get('client_id'));
  });

  test('a missing answer is a failure', async () => {
    await show(() => Promise.reject(new TypeError('Failed to fetch')));
    write(area(), 'From the hide');
    await userEvent.click(publish());
    expect(await screen.findByText('Post not Added')).toBeVisible();
    expect(area()).toHaveValue('From the hide');
  });

  test('when an earlier version was published, the current one gets a new id', async () => {
    const earlier = samplePost(7, { content: 'Earlier words' });
    let answers = 0;
    await show((call) =>
      answers++ === 0 ? { body: { success: true, message: '', post: earlier } } : published(formOf(call)),
    );
    write(area(), 'Later words');
    await userEvent.click(publish());
    expect(
      (await screen.findAllByText(/An earlier version of this post is already published/)).length,
    ).toBeGreaterThan(0);
    expect(area()).toHaveValue('Later words');
    await userEvent.click(publish());
    expect(await screen.findByText('Another screen')).toBeVisible();
    const [first, second] = sent().map(formOf) as [FormData, FormData];
    expect(second.get('client_id')).not.toBe(first.get('client_id'));
  });

  test('several clicks send once', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined;
    await show(() => new Promise((resolve) => (answer = resolve)));
    write(area(), 'Once');
    act(() => {
      publish().click();
      publish().click();
    });
    expect(await screen.findByText('uploading...')).toBeVisible();
    expect(publish()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(publish());
    expect(sent()).toHaveLength(1);
    await act(async () => answer(published(formOf(sent()[0]))));
    expect(await screen.findByText('Another screen')).toBeVisible();
  });

  test('refuses files at once with a reason', async () => {
    await show();
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input(), [picture('notes.pdf', 'application/pdf'), picture('a.jpg')]);
    expect(await screen.findByText('notes.pdf is not a picture.')).toBeVisible();
    await user.upload(
      input(),
      [...'bcdefghijk'].map((name) => picture(`${name}.jpg`)),
    );
    expect(await screen.findByText('A post can have at most 10 pictures.')).toBeVisible();
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
      [...'abcdefghij'].map((name) => `${name}.jpg`),
    );
    expect(input()).toBeDisabled();
    expect(sent()).toHaveLength(0);
  });

  test('revokes the previews of removed pictures, and of all on leaving', async () => {
    const { unmount } = await show();
    await userEvent.upload(input(), [picture('a.jpg'), picture('b.jpg')]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['b.jpg']);
    expect([...previews]).toEqual(['blob:2']);
    unmount();
    expect(previews.size).toBe(0);
  });

  test('accepts pasted and dropped pictures, and ignores pasted text', async () => {
    await show();
    const paste = (files: File[], types: string[]) => {
      const event = createEvent.paste(area(), { clipboardData: { files, types } });
      fireEvent(area(), event);
      return event.defaultPrevented;
    };
    expect(paste([picture('pasted.png', 'image/png')], ['Files'])).toBe(true);
    expect(paste([picture('table.png', 'image/png')], ['text/plain', 'Files'])).toBe(false);
    fireEvent.drop(document.body, { dataTransfer: { files: [picture('dropped.jpg')], types: ['Files'] } });
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'pasted.png',
      'dropped.jpg',
    ]);
  });

  test('the text survives a reload', async () => {
    writeDraft(me, '', storedDraft({ text: 'Half a thought' }));
    await show(() => refusal(503, 'unavailable', 'Later.'));
    expect(area()).toHaveValue('Half a thought');
    write(area(), 'Half a thought, more');
    expect((await loadDraft(me))?.text).toBe('Half a thought, more');
    await userEvent.click(publish());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(formOf(sent()[0]).get('client_id')).toBe('b1c7a4f8-0000-4000-8000-000000000001');
  });

  test('an emptied draft becomes a new one', async () => {
    const old = storedDraft({ text: 'Old' });
    writeDraft(me, '', old);
    await show(() => refusal(503, 'unavailable', 'Later.'));
    write(area(), '');
    write(area(), 'New');
    await userEvent.click(publish());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(formOf(sent()[0]).get('client_id')).not.toBe(old.clientId);
  });

  test('the pictures survive a reload, in order and with their descriptions', async () => {
    const before = await show();
    await userEvent.upload(input(), [picture('a.jpg'), picture('b.jpg'), picture('c.jpg')]);
    write(screen.getByLabelText('Description of picture 3'), 'She drinks');
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    const { clientId } = (await loadDraft(me)) ?? {};
    before.unmount();
    api.finish();

    await show();
    expect(await screen.findByLabelText('Description of picture 2')).toHaveValue('She drinks');
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['b.jpg', 'c.jpg']);
    expect(await keptKeys()).toHaveLength(2);
    await userEvent.click(publish());
    expect(await screen.findByText('Another screen')).toBeVisible();
    const form = formOf(sent()[0]);
    expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['b.jpg', 'c.jpg']);
    expect(form.get('client_id')).toBe(clientId);
    expect(await keptKeys()).toEqual([]);
  });

  test('pictures belong to their user', async () => {
    await show();
    await userEvent.upload(input(), picture('a.jpg'));
    expect(await keptKeys()).toEqual([expect.stringMatching(`^picture ${me} `)]);
  });

  test('says that the browser does not keep pictures, and lets it ask before a reload', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await show();
    await userEvent.upload(input(), picture('a.jpg'));
    expect(await screen.findByText(/This browser cannot save the pictures of a draft/)).toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(screen.queryByText(/This browser cannot save/)).not.toBeInTheDocument();
  });

  test('says which pictures a reload lost', async () => {
    const pictures = [
      { id: 'a', alt: 'One', licence: 'all_rights_reserved' as const },
      { id: 'b', alt: 'Two', licence: 'cc0' as const },
    ];
    const kept = { id: 'b', alt: 'Two', licence: 'cc0' as const, file: picture('b.jpg') };
    writeDraft(me, '', storedDraft({ pictures }));
    await writeFiles(me, { added: [kept] });
    jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 8 * 86_400_000);
    await writeFiles('somebody', { added: [{ ...kept, id: 'old' }] });
    await show();
    expect(await screen.findByLabelText('Description of picture 1')).toHaveValue('Two');
    expect(screen.getByText(/A picture of this draft was not saved/)).toBeVisible();
    await waitFor(async () => expect(await keptKeys()).not.toContain('picture somebody old'));
  });

  test('begins with the hashtag of the page that one comes from', async () => {
    await show(undefined, '?tag=owl');
    expect(area()).toHaveValue('#owl ');
  });
});
