import { sampleId } from '../../testing/samples';
import { useChatDrafts } from './chat-drafts';

const [me, priya] = [sampleId(901), sampleId(902)];
const store = () => useChatDrafts.getState();
/** A reload keeps nothing but session storage. */
const reload = (userId = me) => {
  useChatDrafts.setState({ currentUserId: null, drafts: {} });
  store().open(userId);
};
beforeEach(() => reload());

test('drafts survive a reload, by writer and recipient', () => {
  store().setDraft(priya, 'Half a sent');
  store().setDraft(sampleId(903), 'Another');
  store().setDraft(sampleId(903), '');
  reload();
  expect(store().drafts).toEqual({ [priya]: 'Half a sent' });
  reload(sampleId(950));
  expect(store().drafts).toEqual({});
});

test('the last emptied draft leaves nothing behind', () => {
  store().setDraft(priya, 'Half a sent');
  store().setDraft(priya, '');
  expect(sessionStorage).toHaveLength(0);
});

test.each(['no json', '[]', '{"drafts":5}', 'null'])('ignores storage that holds %s', (kept) => {
  sessionStorage.setItem(`aranya.chats.${me}`, kept);
  reload();
  expect(store().drafts).toEqual({});
});
