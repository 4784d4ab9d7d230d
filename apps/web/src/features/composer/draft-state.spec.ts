import { type DraftAction, type DraftState, isLocked, reduceDraft, startingState } from './draft-state';

const content = { text: 'A heron', pictures: [], sighting: null, asks: false };
const start = startingState(content, { clientId: 'one', revision: 0, isCopied: false });
const saved: DraftAction = { type: 'saved', clientId: 'one', revision: 1, content };
const after = (...actions: DraftAction[]): DraftState => actions.reduce(reduceDraft, start);

test.each<[string, DraftAction[], DraftState['status']]>([
  ['begins as edited', [], 'editing'],
  [
    'is saved while somebody types',
    [{ type: 'save' }, { type: 'change', content: { asks: true } }],
    'saving',
  ],
  ['is edited again once it is saved', [{ type: 'save' }, saved], 'editing'],
  ['stays sending when the answer of a save comes', [{ type: 'save' }, { type: 'send' }, saved], 'sending'],
  ['is queued by the outbox', [{ type: 'send' }, { type: 'queue' }], 'queued'],
  [
    'comes back refused',
    [{ type: 'send' }, { type: 'queue' }, { type: 'refuse', problem: 'No.' }],
    'refused',
  ],
  ['ends as sent', [{ type: 'send' }, { type: 'queue' }, { type: 'empty', status: 'sent' }], 'sent'],
])('a draft %s', (_name, actions, status) => {
  expect(after(...actions).status).toBe(status);
  expect(isLocked(after(...actions))).toBe(status === 'sending' || status === 'queued');
});

test('a refusal keeps the draft and its reason until it is sent again', () => {
  const refused = after({ type: 'send' }, { type: 'refuse', problem: 'No.' });
  expect(refused).toMatchObject({ text: 'A heron', clientId: 'one', problem: 'No.' });
  expect(reduceDraft(refused, { type: 'change', content: { text: 'Two' } }).problem).toBe('No.');
  expect(reduceDraft(refused, { type: 'send' }).problem).toBeUndefined();
});

test('an emptied draft is another one, which the server has not', () => {
  const emptied = after({ type: 'save' }, saved, { type: 'change', content: { text: '' } });
  expect(emptied).toMatchObject({ text: '', status: 'editing', isSaved: null });
  expect(emptied.clientId).not.toBe('one');
  expect(reduceDraft(emptied, saved)).toBe(emptied);
});

test('a conflict keeps what another device has until the own one is chosen', () => {
  const newer = { _id: 'one', body: { text: 'Theirs', pictures: [] }, revision: 5, updatedAt: '' };
  const conflict = after({ type: 'save' }, { type: 'not saved', clientId: 'one', newer });
  expect(conflict).toMatchObject({ isSaved: false, newer, status: 'editing', text: 'A heron' });
  expect(reduceDraft(conflict, { type: 'keep mine' }).newer).toBeNull();
});

test('a draft that is gone elsewhere closes unless something was typed since, or it is being sent', () => {
  const gone: DraftAction = { type: 'gone', clientId: 'one', gone: 'published' };
  expect(after({ type: 'save' }, saved, gone)).toMatchObject({
    text: '',
    gone: 'published',
    status: 'editing',
  });
  const changed: DraftAction = { type: 'change', content: { text: 'Two' } };
  expect(after({ type: 'save' }, saved, changed, gone)).toMatchObject({ text: 'Two', gone: 'published' });
  expect(after({ type: 'send' }, gone).gone).toBeNull();
});

describe('what another device saved', () => {
  const other = (text: string, revision = 2) => ({
    type: 'hear' as const,
    newer: { _id: 'one', body: { text, pictures: [] }, revision, updatedAt: '' },
  });

  test('replaces the words and leaves the pictures, whose files only this device has', () => {
    const picture = { id: 'p', file: new File([], 'a.png'), alt: '', licence: 'cc_by' as const, preview: '' };
    const state = startingState(
      { ...content, pictures: [picture] },
      { clientId: 'one', revision: 1, isCopied: true },
    );
    const taken = reduceDraft(state, other('A heron and an egret'));
    expect(taken).toMatchObject({ text: 'A heron and an egret', pictures: [picture], revision: 2 });
    // It is not saved again, or two devices would answer each other.
    expect(taken.copied).toMatchObject({ text: 'A heron and an egret', pictures: [picture] });
  });

  test('is no other version where this device saved it and missed the answer', () => {
    expect(after(other('A heron'))).toMatchObject({ newer: null, revision: 2, isUpdated: false });
  });

  test.each<[string, DraftAction[]]>([
    ['beside unsaved words', [saved, { type: 'change', content: { text: 'Mine' } }, other('Theirs')]],
    ['where it would empty the draft', [saved, other('')]],
  ])('waits to be chosen %s', (_name, actions) => {
    const { text, newer } = after(...actions);
    expect(text).not.toBe('Theirs');
    expect(newer).toMatchObject({ revision: 2 });
  });

  test.each<[string, DraftAction[]]>([
    ['an older list', [{ ...saved, revision: 2 }, other('Old')]],
    ['a draft that is being published', [saved, { type: 'send' }, other('Theirs')]],
    ['another draft', [saved, { type: 'empty', status: 'editing' }, other('Theirs')]],
  ])('changes nothing for %s', (_name, actions) => {
    expect(after(...actions)).toMatchObject({ newer: null, isUpdated: false });
  });
});
