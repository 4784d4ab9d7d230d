import type { Collection } from '@aranya/contracts';
import { EmptyState, FilterPills } from '@aranya/ui';
import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { parseAsString, useQueryState } from 'nuqs';
import type { ReactNode } from 'react';
import { Face } from '../../lib/artwork';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { useWide } from '../../lib/use-wide';
import { useCollections } from '../../data/bookmarks/bookmark-queries';
import { totalText } from '../../parts/bookmark/total-text';
import { PostList } from '../../parts/post/post-list';
import { ChoiceRow } from '../../parts/screen/choice-row';
import { Screen, Side } from '../../parts/screen/screen';
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
  const wide = useWide();

  return (
    <Screen title={m.community_bookmarks()} tagline={m.bookmark_tagline()} column="writing">
      {data && (data.total > 0 || data.collections.length > 0) && (
        <Side>
          <div className={wide ? 'panel stack divided clip' : 'row gap-3 strip fades'}>
            {data.collections.length > 0 && (
              <Collections wide={wide} chosen={chosen} onChoose={(value) => void setNamed(value)} of={data} />
            )}
            <div className={wide ? 'pad-x-4' : undefined}>
              <CollectionTools
                collection={collection}
                onAdded={({ _id }) => void setNamed(_id)}
                onRemoved={() => void setNamed(null)}
              />
            </div>
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

interface CollectionsProps {
  wide: boolean;
  of: { total: number; collections: readonly Collection[] };
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** Rows beside the posts; above them, on a phone, pills to swipe. */
function Collections({ wide, of: { total, collections }, chosen, onChoose }: CollectionsProps) {
  if (!wide) {
    return (
      <FilterPills
        label={m.bookmark_collection()}
        value={chosen ?? ALL}
        onValueChange={(value) => onChoose(value === ALL ? null : value)}
        options={[
          { value: ALL, label: m.bookmark_all({ total: totalText(total) }) },
          ...collections.map(({ _id, name, total: of }) => ({
            value: _id,
            label: `${name} ${totalText(of)}`,
          })),
        ]}
      />
    );
  }
  const row = (id: string | null, words: ReactNode) => (
    <ChoiceRow
      key={id}
      className={clsx('breaks', id === chosen && 'bold')}
      chosen={id === chosen}
      onChoose={() => onChoose(id)}
    >
      {words}
    </ChoiceRow>
  );
  const count = (number: number) => <span className="num ink-2 push-end">{totalText(number)}</span>;
  return (
    <div role="group" className="stack divided" aria-label={m.bookmark_collection()}>
      {row(null, filled(m.bookmark_all({ total: '{total}' }), { total: count(total) }))}
      {collections.map(({ _id, name, total: of }) =>
        row(
          _id,
          <>
            <bdi>{name}</bdi> {count(of)}
          </>,
        ),
      )}
    </div>
  );
}

function NoBookmarks() {
  return (
    <EmptyState
      picture={<Face of="peacock" />}
      title={m.bookmark_none()}
      text={filled(m.bookmark_none_text({ ribbon: '{ribbon}' }), {
        ribbon: (
          <Bookmark aria-hidden="true" size={18} style={{ display: 'inline', verticalAlign: '-0.2em' }} />
        ),
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
