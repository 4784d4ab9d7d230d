import { EmptyState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { paths } from '../../lib/paths';
import { LoadMore } from '../../lib/paging/load-more';
import { useListFocus } from '../../lib/paging/use-list-focus';
import { QueryError } from '../../lib/query-error';
import { ButtonLink } from '../../lib/button-link';
import { ChatRow } from './chat-row';
import { useChats } from '../../data/messages/use-chats';

/** Lists every connection: the latest chat first, those without messages last. */
export function ChatList() {
  const chats = useChats();
  const focus = useListFocus<HTMLUListElement>(chats.data?.length ?? 0);
  if (chats.isPending) {
    return (
      <SkeletonGroup label="Loading connections" className="clip round-3 framed surface divided">
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </SkeletonGroup>
    );
  }
  if (chats.data === undefined) {
    return <QueryError query={chats} title="Your connections could not be loaded" />;
  }
  if (chats.data.length === 0 && !chats.hasNextPage) {
    return (
      <EmptyState
        title="Nobody to write to yet"
        text="Connections can write to each other. Find people whose posts you like, and ask them to connect."
        action={<ButtonLink to={paths.discover()}>Discover people</ButtonLink>}
      />
    );
  }
  return (
    <div className="stack gap-5">
      <ul className="clip round-3 framed surface divided" aria-label="Connections" {...focus}>
        {chats.data.map((chat) => (
          <li key={chat.user._id}>
            <ChatRow chat={chat} />
          </li>
        ))}
      </ul>
      <LoadMore list={chats} loadingLabel="Loading more people" skeleton={<RowSkeleton />} />
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
