import { buttonClass, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { Link } from 'react-router';
import { errorText } from '../../lib/api';
import { paths } from '../../lib/paths';
import { LoadMore } from '../../lib/paging/load-more';
import { useListFocus } from '../../lib/paging/use-list-focus';
import styles from './chat-list.module.css';
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
    return (
      <ErrorState
        title="Your connections could not be loaded"
        text={errorText(chats.error)}
        onRetry={() => void chats.refetch()}
        retrying={chats.isFetching}
      />
    );
  }
  if (chats.data.length === 0 && !chats.hasNextPage) {
    return (
      <EmptyState
        title="Nobody to write to yet"
        text="Connections can write to each other. Find people whose posts you like, and ask them to connect."
        action={
          <Link className={buttonClass({ variant: 'fill' })} to={paths.discover()}>
            Discover people
          </Link>
        }
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
      <LoadMore
        more={chats.hasNextPage}
        loading={chats.isFetchingNextPage}
        busy={chats.isFetching}
        error={chats.isFetchNextPageError ? errorText(chats.error) : undefined}
        onLoad={() => void chats.fetchNextPage()}
        loadingLabel="Loading more people"
        skeleton={<RowSkeleton />}
      />
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="circle" width={48} />
      <Skeleton lines={2} width="9rem" />
    </div>
  );
}
