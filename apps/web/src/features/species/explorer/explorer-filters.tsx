import { SearchField, Select } from '@aranya/ui';
import { animalTypes, filterStatuses } from '@aranya/wildlife-data';
import { paths } from '../../../lib/paths';
import { SearchForm } from '../../../lib/search-form';
import { useSearchForm } from '../../../lib/use-search-form';
import styles from './explorer-page.module.css';
import type { ExplorerQuery, SetExplorerQuery } from './explorer-query';

export const FILTERS_ID = 'species-search';

const statusOptions = [
  { value: 'All', label: 'All Conservation Status' },
  ...filterStatuses.map((status) => ({ value: status, label: status })),
] as const;

const typeOptions = [
  { value: 'All', label: 'All Types' },
  ...animalTypes.map((type) => ({ value: type, label: type })),
] as const;

interface ExplorerFiltersProps {
  query: ExplorerQuery;
  setQuery: SetExplorerQuery;
}

export function ExplorerFilters({ query: { q, status, type }, setQuery }: ExplorerFiltersProps) {
  const form = useSearchForm({ q, status, type }, (early) => {
    void setQuery({ ...early, page: null }, { history: 'replace' });
  });
  return (
    <SearchForm id={FILTERS_ID} ref={form} action={paths.species()} className={`by-script ${styles.filters}`}>
      <SearchField
        label="Search animals"
        placeholder="Search by name or region..."
        name="q"
        defaultValue=""
        onValueChange={(text) => void setQuery({ q: text, page: null }, { history: 'replace' })}
        className={styles.field}
      />
      <Select
        label="Conservation status"
        labelHidden
        name="status"
        options={statusOptions}
        onValueChange={(value) => void setQuery({ status: value, page: null })}
      />
      <Select
        label="Type"
        labelHidden
        name="type"
        options={typeOptions}
        onValueChange={(value) => void setQuery({ type: value, page: null })}
      />
    </SearchForm>
  );
}
