import type { Notification } from '@aranya/contracts';
import { EmptyState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { useId, useState } from 'react';
import { Face } from '../../lib/artwork';
import { ButtonLink } from '../../lib/button-link';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { DiscoverLink } from '../../parts/person/discover-link';
import { FindMore } from '../../parts/person/find-more';
import { LoadMore } from '../../lib/paging/load-more';
import { useListFocus } from '../../lib/paging/use-list-focus';
import { QueryError } from '../../lib/query-error';
import { NotificationItem } from './notification-item';
import { useMarkRead } from '../../data/notifications/use-mark-read';
import { useNotifications } from '../../data/notifications/use-notifications';

/** So few leave the screen empty, and the member without a next step. */
const FEW = 4;

export function NotificationList() {
  const list = useNotifications();
  const unread = useUnreadOfVisit(list.data);
  useMarkRead(list.data?.[0]?._id);

  if (list.isPending) {
    return (
      <SkeletonGroup label={m.notice_loading()} className="clip round-3 framed surface divided">
        {[1, 2, 3, 4, 5].map((number) => (
          <ItemSkeleton key={number} />
        ))}
      </SkeletonGroup>
    );
  }
  if (list.data === undefined) {
    return <QueryError query={list} title={m.notice_failed()} />;
  }
  if (list.data.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        picture={<Face of="hornbill" />}
        title={m.notice_none()}
        text={m.notice_none_text()}
        action={
          <>
            <DiscoverLink />
            <ButtonLink variant="outline" to={paths.createPost()}>
              {m.community_create_post()}
            </ButtonLink>
          </>
        }
      />
    );
  }
  const isNew = ({ _id }: Notification) => unread.has(_id);
  const [fresh, earlier] = [list.data.filter(isNew), list.data.filter((one) => !isNew(one))];
  return (
    <div className="stack gap-6">
      {fresh.length > 0 && <Section title={m.notice_new()} notifications={fresh} unread />}
      {earlier.length > 0 && (
        <Section
          title={fresh.length > 0 ? m.notice_earlier() : m.notice_all_read()}
          notifications={earlier}
        />
      )}
      <LoadMore list={list} loadingLabel={m.notice_older()} skeleton={<ItemSkeleton />} />
      {list.data.length < FEW && !list.hasNextPage && <FindMore />}
    </div>
  );
}

interface SectionProps {
  title: string;
  notifications: Notification[];
  unread?: boolean;
}

function Section({ title, notifications, unread = false }: SectionProps) {
  const titleId = useId();
  const kept = useListFocus<HTMLUListElement>(notifications.length);
  return (
    <section className="stack gap-3" aria-labelledby={titleId}>
      <h2 id={titleId} className="size-3">
        {title}
      </h2>
      <ul className="clip round-3 framed surface divided" aria-labelledby={titleId} {...kept}>
        {notifications.map((notification) => (
          <li key={notification._id}>
            <NotificationItem notification={notification} unread={unread} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemSkeleton() {
  return (
    <div className="stack gap-4 middle pad-4 beside">
      <Skeleton shape="circle" width={48} />
      <Skeleton lines={2} width="60%" />
    </div>
  );
}

/**
 * Returns ids that were unread at any time since the screen was opened, so that reading one does not move it.
 */
function useUnreadOfVisit(notifications: readonly Notification[] | undefined): ReadonlySet<string> {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const added = (notifications ?? []).filter(({ _id, read }) => !read && !unread.has(_id));
  if (added.length > 0) setUnread(new Set([...unread, ...added.map(({ _id }) => _id)]));
  return unread;
}
