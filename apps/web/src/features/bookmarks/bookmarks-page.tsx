import { EmptyState, FilterPills } from '@aranya/ui';
import { Bookmark } from 'lucide-react';
import { parseAsString, useQueryState } from 'nuqs';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { useCollections } from '../../data/bookmarks/bookmark-queries';
import { totalText } from '../../parts/bookmark/total-text';
import { PostList } from '../../parts/post/post-list';
import { Screen, Side } from '../../parts/screen/screen';
import styles from './bookmarks.module.css';
import { CollectionTools } from './collection-tools';
import { useBookmarks } from '../../data/bookmarks/use-bookmarks';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';

export const meta = () => privateMeta(m.community_bookmarks());

const ALL = 'all';

export default function BookmarksPage() {
  const [named, setNamed] = useQueryState('collection', parseAsString);
  const { data } = useCollections();
  const collection = data?.collections.find(({ _id }) => _id === named) ?? null;
  // A link to a deleted collection shows all bookmarks.
  const chosen = named !== null && data !== undefined && collection === null ? null : named;
  const posts = useBookmarks(chosen);

  return (
    <Screen title={m.community_bookmarks()} tagline={m.bookmark_tagline()} column="writing">
      {data && (data.total > 0 || data.collections.length > 0) && (
        <Side>
          <div className="panel pad-4 row gap-2 wraps">
            {data.collections.length > 0 && (
              <FilterPills
                className={`shrinks ${styles.pills}`}
                label={m.bookmark_collection()}
                value={chosen ?? ALL}
                onValueChange={(value) => void setNamed(value === ALL ? null : value)}
                options={[
                  { value: ALL, label: m.bookmark_all({ total: totalText(data.total) }) },
                  ...data.collections.map(({ _id, name, total }) => ({
                    value: _id,
                    label: `${name} ${totalText(total)}`,
                  })),
                ]}
              />
            )}
            <CollectionTools
              collection={collection}
              onAdded={({ _id }) => void setNamed(_id)}
              onRemoved={() => void setNamed(null)}
            />
          </div>
        </Side>
      )}
      <PostList
        posts={posts}
        label={collection ? m.bookmark_in({ name: collection.name }) : m.community_bookmarks()}
        failedTitle={m.bookmark_failed()}
        empty={collection ? <EmptyCollection name={collection.name} /> : <NoBookmarks />}
      />
    </Screen>
  );
}

function NoBookmarks() {
  return (
    <EmptyState
      picture={
        <span className="center forest">
          <Bookmark aria-hidden="true" size={72} strokeWidth={1.25} />
        </span>
      }
      title={m.bookmark_none()}
      text={filled(m.bookmark_none_text({ ribbon: '{ribbon}' }), {
        ribbon: <Bookmark aria-hidden="true" size={18} className="inline" />,
      })}
      action={
        <>
          <ButtonLink to={paths.community()}>{m.post_to_feed()}</ButtonLink>
          <ButtonLink variant="outline" to={paths.favorites()}>
            {m.nav_favorites()}
          </ButtonLink>
        </>
      }
    />
  );
}

function EmptyCollection({ name }: { name: string }) {
  return (
    <EmptyState
      title={<>{filled(m.bookmark_empty({ name: '{name}' }), { name: <bdi>{name}</bdi> })}</>}
      text={m.bookmark_empty_text()}
      action={
        <ButtonLink variant="outline" to={paths.bookmarks()}>
          {m.bookmark_see_all()}
        </ButtonLink>
      }
    />
  );
}
