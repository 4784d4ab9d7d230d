import '../../testing/fake-indexed-db';
import { clearDrafts } from '../../lib/device-storage';
import { newSighting } from '../../parts/post-editor/sighting/sighting-draft';
import { hasDraft, loadDraft, type StoredDraft, withTag, writeCopied, writeDraft } from './draft-store';

const draft: StoredDraft = {
  text: 'First tiger of the season',
  clientId: 'b1c7a4f8-0000-4000-8000-000000000001',
  pictures: [],
  sighting: null,
  asks: false,
  revision: 0,
  isCopied: false,
};
const other = { ...draft, text: 'Two storks', clientId: 'b1c7a4f8-0000-4000-8000-000000000002' };

afterEach(async () => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  await clearDrafts();
});

describe('the draft store', () => {
  test('restores a draft for its user only', async () => {
    writeDraft('meera', '', draft);
    expect(await loadDraft('meera')).toMatchObject({ ...draft, lost: 0 });
    expect(await loadDraft('kabir')).toBeNull();
  });

  test('keeps what was typed at once, since a page that is left finishes nothing', () => {
    writeDraft('meera', '', draft);
    expect(hasDraft('meera')).toBe(true);
  });

  test('removing the draft of one user leaves the others', async () => {
    writeDraft('meera', '', draft);
    writeDraft('kabir', '', draft);
    writeDraft('meera', draft.clientId, null);
    expect(await loadDraft('meera')).toBeNull();
    expect(await loadDraft('kabir')).toMatchObject(draft);
  });

  test('a draft without text, pictures, sighting and question is not kept', async () => {
    writeDraft('meera', '', draft);
    writeDraft('meera', draft.clientId, { ...draft, text: '' });
    expect(sessionStorage).toHaveLength(0);
    expect(await loadDraft('meera')).toBeNull();
  });

  test('a sighting or a question alone is kept', async () => {
    const sighting = newSighting({ species: 'chital' });
    writeDraft('meera', '', { ...draft, text: '', sighting });
    expect((await loadDraft('meera'))?.sighting).toEqual(sighting);
    writeDraft('meera', draft.clientId, { ...draft, text: '', asks: true });
    expect((await loadDraft('meera'))?.asks).toBe(true);
  });

  test('a draft that was sent late leaves the one begun meanwhile', async () => {
    writeDraft('meera', '', draft);
    writeDraft('meera', draft.clientId, other);
    writeDraft('meera', draft.clientId, null);
    expect((await loadDraft('meera'))?.text).toBe('Two storks');
  });

  test('the revision of a late copy leaves what was typed since', async () => {
    writeDraft('meera', '', { ...draft, text: 'First tiger of the season, and a cub' });
    writeCopied('meera', { ...draft, revision: 3, isCopied: true });
    expect(await loadDraft('meera')).toMatchObject({
      text: 'First tiger of the season, and a cub',
      revision: 3,
      isCopied: false,
    });
    writeCopied('meera', { ...other, revision: 1, isCopied: true });
    expect((await loadDraft('meera'))?.revision).toBe(3);
  });

  test.each(['{', 'null', '3', '{"text":5}', '{"id":"of an earlier version"}'])(
    'ignores what the tab keeps: %s',
    async (kept) => {
      sessionStorage.setItem('aranya.draft.meera', kept);
      expect(await loadDraft('meera')).toBeNull();
      expect(hasDraft('meera')).toBe(false);
    },
  );

  test('forbidden storage is no error', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    writeDraft('meera', '', draft);
    expect(await loadDraft('meera')).toBeNull();
  });
});

test.each([
  ['', null, ''],
  ['', 'owl', '#owl '],
  ['Seen at dusk ', 'owl', 'Seen at dusk #owl '],
  ['An #Owl at dusk', 'owl', 'An #Owl at dusk'],
])('%j with the hashtag %j begins as %j', (text, tag, expected) => {
  expect(withTag(text, tag)).toBe(expected);
});
