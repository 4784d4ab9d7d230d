import { EmptyState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { Face } from '../../lib/artwork';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { LoadMore } from '../../lib/paging/load-more';
import { useListFocus } from '../../lib/paging/use-list-focus';
import { QueryError } from '../../lib/query-error';
import { ButtonLink } from '../../lib/button-link';
import { WorthFollowing } from '../../parts/person/worth-following';
import { ChatRow } from './chat-row';
import { useChats } from '../../data/messages/use-chats';

/** Lists every connection: the latest chat first, those without messages last. */
export function ChatList() {
  const chats = useChats();
  const focus = useListFocus<HTMLUListElement>(chats.data?.length ?? 0);
  if (chats.isPending) {
    return (
      <SkeletonGroup label={m.chat_loading_people()} className="clip round-3 framed surface divided">
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </SkeletonGroup>
    );
  }
  if (chats.data === undefined) {
    return <QueryError query={chats} title={m.chat_people_failed()} />;
  }
  if (chats.data.length === 0 && !chats.hasNextPage) {
    return (
      <div className="stack">
        <EmptyState
          picture={<Face of="parrot" />}
          title={m.chat_nobody()}
          text={m.chat_nobody_text()}
          action={<ButtonLink to={paths.discover()}>{m.chat_discover()}</ButtonLink>}
        />
        <WorthFollowing />
      </div>
    );
  }
  return (
    <div className="stack gap-5">
      <ul className="clip round-3 framed surface divided" aria-label={m.community_connections()} {...focus}>
        {chats.data.map((chat) => (
          <li key={chat.user._id}>
            <ChatRow chat={chat} />
          </li>
        ))}
      </ul>
      <LoadMore list={chats} loadingLabel={m.chat_more_people()} skeleton={<RowSkeleton />} />
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="stack gap-3 middle pad-4 beside">
      <Skeleton shape="circle" width={48} />
      <Skeleton lines={2} width="9rem" />
    </div>
  );
}
