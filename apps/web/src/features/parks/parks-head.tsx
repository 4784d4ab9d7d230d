import { ContourBackground, FilterPills, SearchField } from '@aranya/ui';
import { slugOf } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { localized } from '../../lib/language/site-paths';
import { paths } from '../../lib/paths';
import { SearchForm } from '../../lib/search-form';
import { useSearchForm } from '../../lib/use-search-form';
import styles from './parks-page.module.css';
import { type CategoryFilter, categoryFilters, type ParksQuery, type SetParksQuery } from './parks-query';

export const PARKS_FORM_ID = 'parks-search';

const LABELS: Readonly<Record<CategoryFilter, () => string>> = {
  All: m.parks_all,
  'National Park': m.parks_national,
  'Wildlife Sanctuary': m.parks_sanctuary,
};

const filterOptions = () =>
  categoryFilters.map((filter) => ({ value: slugOf(filter), label: LABELS[filter]() }));

export function ParksHead({ query, setQuery }: { query: ParksQuery; setQuery: SetParksQuery }) {
  const search = (q: string | undefined) =>
    void setQuery({ q: q || null, page: null }, { history: 'replace' });
  const form = useSearchForm({ q: query.q }, ({ q }) => search(q));
  return (
    <header className={styles.head}>
      <ContourBackground />
      <div className="wrap anchor">
        <h1>{m.parks_heading()}</h1>
        <p className={`over-4 ink-2 ${styles.lead}`}>
          <SiteLink to={paths.whereAndWhen()}>{m.parks_where_link()}</SiteLink>
          {m.parks_where_rest()}
        </p>
        <SearchForm
          id={PARKS_FORM_ID}
          ref={form}
          action={localized(paths.parks())}
          className="by-script row gap-4 wraps over-6"
        >
          <SearchField
            className={styles.field}
            label={m.parks_search()}
            placeholder={m.parks_placeholder()}
            clearLabel={m.clear_search()}
            name="q"
            defaultValue=""
            onValueChange={search}
          />
          <FilterPills
            className={styles.pills}
            label={m.parks_category()}
            name="category"
            options={filterOptions()}
            value={query.category}
            onValueChange={(value) => void setQuery({ category: value, page: null })}
          />
        </SearchForm>
      </div>
    </header>
  );
}
