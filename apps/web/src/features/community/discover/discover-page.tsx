import { useSearchParams } from 'react-router';
import { DiscoverSearch } from './discover-search';
import { DiscoverResults } from './discover-results';
import styles from './discover.module.css';

/** Finding people. What is looked for stands in the address, so that Back and a link find it again. */
export default function DiscoverPage() {
  const [search, setSearch] = useSearchParams();
  const input = (search.get('q') ?? '').trim();
  const look = (text: string) => {
    const next = text.trim();
    if (next !== input) setSearch(next === '' ? {} : { q: next });
  };
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>Discover people</h1>
        <p className={styles.tagline}>Photographers, counters, students, neighbours of the wild.</p>
      </header>
      <DiscoverSearch input={input} onSearch={look} />
      <DiscoverResults key={input} input={input} onClear={() => look('')} />
    </div>
  );
}
