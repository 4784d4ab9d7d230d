import { FilterPills } from '@aranya/ui';
import { parseAsString, useQueryState } from 'nuqs';
import { m } from '../../lib/language/messages';
import { lazyPart } from '../../lib/lazy-part';
import { privateMeta } from '../../lib/page-meta';
import { DiscoverSearch } from '../../parts/person/discover-search';
import { Screen } from '../../parts/screen/screen';
import { DiscoverResults } from './discover-results';
import { type FoundKind, kindParser } from './found/found-kinds';
import { Searching } from './found/searching';

export const meta = () => privateMeta(m.community_discover());

const FoundAll = lazyPart(() => import('./found/found-all'), Searching);

/** Typing replaces the history entry, so that Back leaves the page. */
const searchParser = parseAsString.withDefault('').withOptions({ history: 'replace' });

const kinds: readonly { value: FoundKind; label: () => string }[] = [
  { value: 'all', label: m.discover_all },
  { value: 'people', label: m.discover_people },
  { value: 'animals', label: m.discover_animals },
  { value: 'parks', label: m.discover_parks },
  { value: 'hashtags', label: m.discover_hashtags },
  { value: 'posts', label: m.discover_posts },
];

export default function DiscoverPage() {
  const [query, setQuery] = useQueryState('q', searchParser);
  const [kind, setKind] = useQueryState('in', kindParser);
  const input = query.trim();
  const search = (text: string) => {
    const next = text.trim();
    if (next !== input) void setQuery(next);
  };
  return (
    <Screen title={m.community_discover()} tagline={m.discover_tagline()}>
      <DiscoverSearch
        label={m.discover_search()}
        placeholder={m.discover_placeholder()}
        input={input}
        onSearch={search}
      />
      {input !== '' && (
        <FilterPills
          className="strip fades"
          label={m.discover_kind()}
          options={kinds.map(({ value, label }) => ({ value, label: label() }))}
          value={kind}
          onValueChange={(next) => void setKind(next, { history: 'push' })}
        />
      )}
      {input === '' || kind === 'people' ? (
        <DiscoverResults input={input} onClear={() => search('')} />
      ) : (
        <FoundAll input={input} kind={kind} onSearch={search} />
      )}
    </Screen>
  );
}
