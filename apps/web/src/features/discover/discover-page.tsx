import { parseAsString, useQueryState } from 'nuqs';
import { Link } from 'react-router';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { Screen } from '../../parts/screen/screen';
import { DiscoverSearch } from '../../parts/person/discover-search';
import { DiscoverResults } from './discover-results';

export const meta = () => privateMeta('Discover');

/** Typing replaces the history entry, so that Back leaves the page. */
const searchParser = parseAsString.withDefault('').withOptions({ history: 'replace' });

export default function DiscoverPage() {
  const [query, setQuery] = useQueryState('q', searchParser);
  const input = query.trim();
  const search = (text: string) => {
    const next = text.trim();
    if (next !== input) void setQuery(next);
  };
  return (
    <Screen title="Discover people" tagline="Photographers, counters, students, neighbours of the wild.">
      <DiscoverSearch input={input} onSearch={search} />
      <p className="measure ink-2">
        Follow people to see their posts in your feed. Connections can write to each other as well: ask people
        to connect.
      </p>
      <p className="ink-2">
        Looking for animals? <Link to={paths.sightings()}>Search the sightings</Link>, or see them{' '}
        <Link to={paths.sightingsMap()}>on a map</Link>.
      </p>
      <DiscoverResults input={input} onClear={() => search('')} />
    </Screen>
  );
}
