import { EmptyState, FilterPills } from '@aranya/ui';
import { parseAsString, useQueryState } from 'nuqs';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { useCollections } from '../../data/bookmarks/bookmark-queries';
import { totalText } from '../../parts/bookmark/total-text';
import { PostList } from '../../parts/post/post-list';
import { Screen } from '../../parts/screen/screen';
import styles from './bookmarks.module.css';
import { CollectionTools } from './collection-tools';
import { useBookmarks } from '../../data/bookmarks/use-bookmarks';

export const meta = () => privateMeta('Bookmarks');

const ALL = 'all';

export default function BookmarksPage() {
  const [named, setNamed] = useQueryState('collection', parseAsString);
  const { data } = useCollections();
  const collection = data?.collections.find(({ _id }) => _id === named) ?? null;
  // A link to a deleted collection shows all bookmarks.
  const chosen = named !== null && data !== undefined && collection === null ? null : named;
  const posts = useBookmarks(chosen);

  return (
    <Screen title="Bookmarks" tagline="Posts to come back to. Only you see them." column="writing">
      {data && (data.total > 0 || data.collections.length > 0) && (
        <div className="row gap-3 wraps">
          {data.collections.length > 0 && (
            <FilterPills
              className={`shrinks ${styles.pills}`}
              label="Collection"
              value={chosen ?? ALL}
              onValueChange={(value) => void setNamed(value === ALL ? null : value)}
              options={[
                { value: ALL, label: `All ${totalText(data.total)}` },
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
      )}
      <PostList
        posts={posts}
        label={collection ? `Bookmarks in ${collection.name}` : 'Bookmarks'}
        failedTitle="Your bookmarks could not be loaded"
        empty={collection ? <EmptyCollection name={collection.name} /> : <NoBookmarks />}
      />
    </Screen>
  );
}

function NoBookmarks() {
  return (
    <EmptyState
      title="Nothing bookmarked yet"
      text="Press the ribbon below a post to save it here. Press it again to add it to a collection."
      action={
        <>
          <ButtonLink to={paths.community()}>Go to the feed</ButtonLink>
          <ButtonLink variant="outline" to={paths.favorites()}>
            Favorites
          </ButtonLink>
        </>
      }
    />
  );
}

function EmptyCollection({ name }: { name: string }) {
  return (
    <EmptyState
      title={
        <>
          Nothing in <bdi>{name}</bdi> yet
        </>
      }
      text="Press the ribbon below a bookmarked post and choose this collection."
      action={
        <ButtonLink variant="outline" to={paths.bookmarks()}>
          See all bookmarks
        </ButtonLink>
      }
    />
  );
}
