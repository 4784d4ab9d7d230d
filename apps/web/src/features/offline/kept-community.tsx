import { announce, CloseIcon, IconButton } from '@aranya/ui';
import { useCallback, useEffect, useState } from 'react';
import {
  MAX_AGE_DAYS,
  type Reading,
  type ReadingKind,
  readingKind,
} from '../../data/kept-reading/reading.rules';
import { listReadings, removeReadings } from '../../data/kept-reading/reading-storage';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { useSessionHint } from '../../lib/session/session-hint';
import { TimeAgo } from '../../lib/time/time-ago';
import styles from './offline-page.module.css';

interface Screen {
  title: string;
  path: string;
  kinds: readonly ReadingKind[];
  /** Read by the bars on every screen, so deleted with the rest but not listed alone. */
  besides: readonly ReadingKind[];
}

const listScreens = (): Screen[] => [
  { title: m.offline_feed(), path: paths.community(), kinds: ['feed'], besides: ['recent', 'unread'] },
  {
    title: m.offline_messages(),
    path: paths.messages(),
    kinds: ['chats', 'former', 'chat'],
    besides: ['recent'],
  },
  {
    title: m.offline_notifications(),
    path: paths.notifications(),
    kinds: ['notifications'],
    besides: ['unread'],
  },
  { title: m.offline_life_list(), path: paths.ownLifeList(), kinds: ['lifeList'], besides: [] },
];

/**
 * Lists what a member read in the community and this device kept; nothing for anybody else.
 * @param refreshedBy another value makes it look again
 */
export function KeptCommunity({ refreshedBy }: { refreshedBy: unknown }) {
  const signedIn = useSessionHint();
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const refresh = useCallback(async () => setReadings(await listReadings()), []);
  useEffect(() => {
    if (signedIn) void refresh();
  }, [signedIn, refresh, refreshedBy]);

  const rows = listScreens()
    .map((screen) => ({ ...screen, kept: readings.filter((reading) => matchesKind(screen.kinds, reading)) }))
    .filter(({ kept }) => kept.length > 0);
  if (!signedIn || rows.length === 0) return null;
  const remove = async ({ title, kept, besides }: (typeof rows)[number]) => {
    const gone = [...kept, ...readings.filter((reading) => matchesKind(besides, reading))];
    for (const { userId, queryKey } of gone) await removeReadings(userId, queryKey);
    await refresh();
    announce(m.offline_was_deleted({ title }));
  };
  return (
    <section className="by-script stack gap-4 over-8" aria-labelledby="community">
      <h2 className="size-3" id="community">
        {m.offline_community()}
      </h2>
      <p>{m.offline_community_text({ days: MAX_AGE_DAYS })}</p>
      <ul className="lined">
        {rows.map((row) => (
          <li key={row.title} className={styles.row}>
            <span>
              <SiteLink to={row.path}>{row.title}</SiteLink>
              <span className="small ink-2">
                {m.offline_read()}
                <TimeAgo at={new Date(Math.max(...row.kept.map(({ readAt }) => readAt))).toISOString()} />
                {m.offline_read_end()}
              </span>
            </span>
            <IconButton
              label={m.offline_delete_title({ title: row.title })}
              icon={<CloseIcon size={18} />}
              onClick={() => void remove(row)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function matchesKind(kinds: readonly ReadingKind[], { queryKey, userId }: Reading): boolean {
  const kind = readingKind(queryKey, userId);
  return kind !== undefined && kinds.includes(kind);
}
