import { useSearchParams } from 'react-router';
import { privateMeta } from '../../../app/page-meta';
import { Screen } from '../shared/screen/screen';
import { DiscoverSearch } from './discover-search';
import { DiscoverResults } from './discover-results';

export const meta = () => privateMeta('Discover');

/** Finding people. What is looked for stands in the address, so that Back and a link find it again. */
export default function DiscoverPage() {
  const [search, setSearch] = useSearchParams();
  const input = (search.get('q') ?? '').trim();
  const look = (text: string) => {
    const next = text.trim();
    if (next !== input) setSearch(next === '' ? {} : { q: next });
  };
  return (
    <Screen title="Discover people" tagline="Photographers, counters, students, neighbours of the wild.">
      <DiscoverSearch input={input} onSearch={look} />
      <DiscoverResults key={input} input={input} onClear={() => look('')} />
    </Screen>
  );
}
