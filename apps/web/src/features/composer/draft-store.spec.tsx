import { clearDraft, loadDraft, saveDraft, withTag } from './draft-store';
import { newSighting } from '../../parts/post-editor/sighting/sighting-draft';

const draft = {
  text: 'First tiger of the season',
  clientId: 'b1c7a4f8-0000-4000-8000-000000000001',
  pictures: [],
  sighting: null,
  asks: false,
};

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('the draft store', () => {
  test('restores a draft for its user only', () => {
    saveDraft('meera', draft);
    expect(loadDraft('meera')).toEqual(draft);
    expect(loadDraft('kabir')).toBeNull();
  });

  test('clearing one user leaves the others', () => {
    saveDraft('meera', draft);
    saveDraft('kabir', draft);
    clearDraft('meera');
    expect(loadDraft('meera')).toBeNull();
    expect(loadDraft('kabir')).toEqual(draft);
  });

  test('a draft without text and pictures is not stored', () => {
    saveDraft('meera', draft);
    saveDraft('meera', { ...draft, text: '', pictures: [{ id: 'a', alt: 'A tiger', licence: 'cc_by' }] });
    expect(loadDraft('meera')?.pictures).toEqual([{ id: 'a', alt: 'A tiger', licence: 'cc_by' }]);
    saveDraft('meera', { ...draft, text: '' });
    expect(sessionStorage).toHaveLength(0);
  });

  test('a draft of an earlier version has no pictures', () => {
    sessionStorage.setItem('aranya.draft.meera', JSON.stringify({ text: 'Words', clientId: 'x' }));
    expect(loadDraft('meera')).toEqual({
      text: 'Words',
      clientId: 'x',
      pictures: [],
      sighting: null,
      asks: false,
    });
  });

  test('a sighting or a question alone is kept', () => {
    const sighting = newSighting({ species: 'chital' });
    saveDraft('meera', { ...draft, text: '', sighting });
    expect(loadDraft('meera')?.sighting).toEqual(sighting);
    saveDraft('meera', { ...draft, text: '', asks: true });
    expect(loadDraft('meera')?.asks).toBe(true);
  });

  test.each(['{', 'null', '3', '{"text":5}', '{"text":"a"}', '{"text":"","clientId":"x"}'])(
    'ignores invalid storage: %s',
    (stored) => {
      sessionStorage.setItem('aranya.draft.meera', stored);
      expect(loadDraft('meera')).toBeNull();
    },
  );

  test('forbidden storage is no error', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => saveDraft('meera', draft)).not.toThrow();
    expect(loadDraft('meera')).toBeNull();
  });

  test('full storage is no error', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveDraft('meera', draft)).not.toThrow();
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
