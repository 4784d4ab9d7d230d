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
    await writeDraft('meera', '', draft);
    expect(await loadDraft('meera')).toMatchObject({ ...draft, lost: 0 });
    expect(await loadDraft('kabir')).toBeNull();
  });

  test('removing the draft of one user leaves the others', async () => {
    await writeDraft('meera', '', draft);
    await writeDraft('kabir', '', draft);
    await writeDraft('meera', draft.clientId, null);
    expect(await loadDraft('meera')).toBeNull();
    expect(await loadDraft('kabir')).toMatchObject(draft);
  });

  test('a draft without text, pictures, sighting and question is not kept', async () => {
    await writeDraft('meera', '', draft);
    await writeDraft('meera', draft.clientId, { ...draft, text: '' });
    expect(sessionStorage).toHaveLength(0);
    expect(await loadDraft('meera')).toBeNull();
  });

  test('a sighting or a question alone is kept', async () => {
    const sighting = newSighting({ species: 'chital' });
    await writeDraft('meera', '', { ...draft, text: '', sighting });
    expect((await loadDraft('meera'))?.sighting).toEqual(sighting);
    await writeDraft('meera', draft.clientId, { ...draft, text: '', asks: true });
    expect((await loadDraft('meera'))?.asks).toBe(true);
  });

  test('a draft that was sent late leaves the one begun meanwhile', async () => {
    await writeDraft('meera', '', draft);
    await writeDraft('meera', draft.clientId, other);
    await writeDraft('meera', draft.clientId, null);
    expect((await loadDraft('meera'))?.text).toBe('Two storks');
  });

  test('the revision of a late copy leaves what was typed since', async () => {
    await writeDraft('meera', '', { ...draft, text: 'First tiger of the season, and a cub' });
    await writeCopied('meera', { ...draft, revision: 3, isCopied: true });
    expect(await loadDraft('meera')).toMatchObject({
      text: 'First tiger of the season, and a cub',
      revision: 3,
      isCopied: false,
    });
    await writeCopied('meera', { ...other, revision: 1, isCopied: true });
    expect((await loadDraft('meera'))?.revision).toBe(3);
  });

  test.each(['{', 'null', '3', '{"id":5}', '{"id":"gone"}'])(
    'ignores what the tab names: %s',
    async (named) => {
      sessionStorage.setItem('aranya.open-draft.meera', named);
      expect(await loadDraft('meera')).toBeNull();
      expect(hasDraft('meera')).toBe(false);
    },
  );

  test('forbidden storage is no error', async () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await writeDraft('meera', '', draft);
    expect(await loadDraft('meera')).toBeNull();
  });

  test('full storage is told', async () => {
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await writeDraft('meera', '', draft)).toBe(false);
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
