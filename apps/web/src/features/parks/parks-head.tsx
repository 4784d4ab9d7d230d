import { ContourBackground, FilterPills, SearchField } from '@aranya/ui';
import { slugOf } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { SearchForm } from '../../lib/search-form';
import { useSearchForm } from '../../lib/use-search-form';
import styles from './parks-page.module.css';
import { categoryFilters, type ParksQuery, type SetParksQuery } from './parks-query';

export const PARKS_FORM_ID = 'parks-search';

const filterOptions = categoryFilters.map((label) => ({ value: slugOf(label), label }));

export function ParksHead({ query, setQuery }: { query: ParksQuery; setQuery: SetParksQuery }) {
  const search = (q: string | undefined) =>
    void setQuery({ q: q || null, page: null }, { history: 'replace' });
  const form = useSearchForm({ q: query.q }, ({ q }) => search(q));
  return (
    <header className={styles.head}>
      <ContourBackground />
      <div className="wrap anchor">
        <h1>National Parks & Wildlife Sanctuaries</h1>
        <p className={`over-4 ink-2 ${styles.lead}`}>
          <Link to={paths.whereAndWhen()}>Where and when to go</Link>, by month and animal, on one map
        </p>
        <SearchForm
          id={PARKS_FORM_ID}
          ref={form}
          action={paths.parks()}
          className="by-script row gap-4 wraps over-6"
        >
          <SearchField
            className={styles.field}
            label="Search by name or location"
            placeholder="Search by name or location..."
            name="q"
            defaultValue=""
            onValueChange={search}
          />
          <FilterPills
            className={styles.pills}
            label="Category"
            name="category"
            options={filterOptions}
            value={query.category}
            onValueChange={(value) => void setQuery({ category: value, page: null })}
          />
        </SearchForm>
      </div>
    </header>
  );
}
