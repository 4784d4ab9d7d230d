import { expectChatsThroughBreaks } from '../support/chat';
import { test } from '../support/fixtures';
import { connect } from '../support/members';

test('20 breaks of the stream during 200 messages: each is shown once, in order', async ({
  friends,
  join,
  browserConsole,
}) => {
  browserConsole.allow(/ERR_ABORTED/);
  const [meera, priya] = friends;
  const ravi = await join('Ravi Kulkarni');
  await connect(meera, ravi);
  await expectChatsThroughBreaks(meera, [priya, ravi], { breaks: 20, messages: 100 });
});
