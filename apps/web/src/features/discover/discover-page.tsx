import { FilterPills, SkeletonGroup } from '@aranya/ui';
import { parseAsString, useQueryState } from 'nuqs';
import { lazyPart } from '../../lib/lazy-part';
import { privateMeta } from '../../lib/page-meta';
import { DiscoverSearch } from '../../parts/person/discover-search';
import { Screen } from '../../parts/screen/screen';
import { DiscoverResults } from './discover-results';
import { type FoundKind, kindParser } from './found/found-kinds';

export const meta = () => privateMeta('Discover');

const FoundAll = lazyPart(
  () => import('./found/found-all'),
  () => <SkeletonGroup label="Searching" lines={8} />,
);

/** Typing replaces the history entry, so that Back leaves the page. */
const searchParser = parseAsString.withDefault('').withOptions({ history: 'replace' });

const kinds: readonly { value: FoundKind; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'people', label: 'People' },
  { value: 'animals', label: 'Animals' },
  { value: 'parks', label: 'Parks' },
  { value: 'hashtags', label: 'Hashtags' },
  { value: 'posts', label: 'Posts' },
];

export default function DiscoverPage() {
  const [query, setQuery] = useQueryState('q', searchParser);
  const [kind, setKind] = useQueryState('in', kindParser);
  const input = query.trim();
  const search = (text: string) => {
    const next = text.trim();
    if (next !== input) void setQuery(next);
  };
  const clear = () => search('');
  return (
    <Screen title="Discover" tagline="People, animals, parks, hashtags and posts: one search finds them all.">
      <DiscoverSearch
        label="Search"
        placeholder="Any word, name, username, bio or location"
        input={input}
        onSearch={search}
      />
      {input === '' ? (
        <p className="measure ink-2">
          Follow people to see their posts in your feed. Connections can write to each other as well: ask
          people to connect.
        </p>
      ) : (
        <FilterPills
          label="Kind of result"
          options={kinds}
          value={kind}
          onValueChange={(next) => void setKind(next, { history: 'push' })}
        />
      )}
      {input === '' || kind === 'people' ? (
        <DiscoverResults input={input} onClear={clear} />
      ) : (
        <FoundAll input={input} kind={kind} onClear={clear} />
      )}
    </Screen>
  );
}
