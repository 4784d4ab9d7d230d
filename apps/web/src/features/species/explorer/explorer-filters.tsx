import { SearchField, Select } from '@aranya/ui';
import { animalTypes, filterStatuses } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { localized } from '../../../lib/language/site-paths';
import { paths } from '../../../lib/paths';
import { SearchForm } from '../../../lib/search-form';
import { useSearchForm } from '../../../lib/use-search-form';
import { recordWord } from '../../../lib/language/record-word';
import styles from './explorer-page.module.css';
import type { ExplorerQuery, SetExplorerQuery } from './explorer-query';

export const FILTERS_ID = 'species-search';

const statusOptions = () => [
  { value: 'All' as const, label: m.explorer_all_status() },
  ...filterStatuses.map((status) => ({ value: status, label: recordWord(status) })),
];

const typeOptions = () => [
  { value: 'All' as const, label: m.explorer_all_types() },
  ...animalTypes.map((type) => ({ value: type, label: recordWord(type) })),
];

interface ExplorerFiltersProps {
  query: ExplorerQuery;
  setQuery: SetExplorerQuery;
}

export function ExplorerFilters({ query: { q, status, type }, setQuery }: ExplorerFiltersProps) {
  const form = useSearchForm({ q, status, type }, (early) => {
    void setQuery({ ...early, page: null }, { history: 'replace' });
  });
  return (
    <SearchForm
      id={FILTERS_ID}
      ref={form}
      action={localized(paths.species())}
      className={`by-script ${styles.filters}`}
    >
      <SearchField
        label={m.explorer_search()}
        placeholder={m.explorer_placeholder()}
        clearLabel={m.clear_search()}
        name="q"
        defaultValue=""
        onValueChange={(text) => void setQuery({ q: text, page: null }, { history: 'replace' })}
        className={styles.field}
      />
      <Select
        label={m.explorer_status()}
        labelHidden
        name="status"
        options={statusOptions()}
        onValueChange={(value) => void setQuery({ status: value, page: null })}
      />
      <Select
        label={m.explorer_type()}
        labelHidden
        name="type"
        options={typeOptions()}
        onValueChange={(value) => void setQuery({ type: value, page: null })}
      />
    </SearchForm>
  );
}
