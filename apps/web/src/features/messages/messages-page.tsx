import type { ChatSummary } from '@aranya/contracts';
import { EmptyState } from '@aranya/ui';
import { useOutlet } from 'react-router';
import { m } from '../../lib/language/messages';
import { messageKeys } from '../../data/messages/message-keys';
import { useChats } from '../../data/messages/use-chats';
import { ButtonLink } from '../../lib/button-link';
import { filled } from '../../lib/language/filled';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { useWide } from '../../lib/use-wide';
import { ReadOffline } from '../../parts/screen/read-offline';
import { Screen } from '../../parts/screen/screen';
import { ChatList } from './chat-list';
import { FormerChats } from './former-chats';
import styles from './messages.module.css';

export const meta = () => privateMeta(m.community_messages());

/** Shows the list beside the chat in wide windows, and one of them in others. */
export default function MessagesPage() {
  const chat = useOutlet();
  const { data: chats } = useChats();
  // An empty list needs no second pane, which would say the same.
  const wide = useWide() && (chat !== null || chats?.length !== 0);
  // The chat keeps its place in the tree, so that an attached picture outlives a change of the width.
  return (
    <div className={wide ? styles.panes : undefined}>
      {wide ? <ListPane beside={chat !== null} /> : chat === null && <ListScreen />}
      {chat ?? (wide && <NoChat chats={chats ?? []} />)}
    </div>
  );
}

const ListScreen = () => (
  <Screen title={m.community_messages()} tagline={m.chat_list_tagline()}>
    <ReadOffline of={messageKeys.chats} />
    <ChatList />
    <FormerChats />
  </Screen>
);

/** @param beside true next to an open chat, which has the page's heading and says how old it is */
function ListPane({ beside }: { beside: boolean }) {
  const Heading = beside ? 'h2' : 'h1';
  return (
    <section className={styles.list} aria-label={m.chat_all()}>
      <Heading className={beside ? 'size-3' : 'size-2'}>{m.community_messages()}</Heading>
      {!beside && <ReadOffline of={messageKeys.chats} />}
      <ChatList />
      <FormerChats />
    </section>
  );
}

function NoChat({ chats }: { chats: readonly ChatSummary[] }) {
  const [newest, ...others] = chats.filter(({ unread }) => unread);
  const text = newest
    ? filled(m.chat_newest({ name: '{name}' }), { name: <bdi>{newest.user.full_name}</bdi> })
    : m.chat_quiet_text();
  return (
    <div className="center screen-high">
      <EmptyState
        title={newest ? m.chat_unread({ count: others.length + 1 }) : m.chat_quiet()}
        text={text}
        action={newest && <ButtonLink to={paths.chat(newest.user._id)}>{m.chat_read()}</ButtonLink>}
      />
    </div>
  );
}
