import { SearchField } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { localized } from '../../lib/language/site-paths';
import { paths } from '../../lib/paths';
import { SearchForm } from '../../lib/search-form';
import { useSearchForm } from '../../lib/use-search-form';
import styles from './news-page.module.css';

/** The API's limit. */
const MAX_LENGTH = 100;

interface NewsSearchProps {
  q: string;
  onSearch: (q: string | undefined) => void;
}

export function NewsSearch({ q, onSearch }: NewsSearchProps) {
  const form = useSearchForm({ q }, (early) => onSearch(early.q));
  return (
    <SearchForm ref={form} action={localized(paths.news())} className={`by-script ${styles.search}`}>
      <SearchField
        label={m.news_search()}
        placeholder={m.news_placeholder()}
        clearLabel={m.clear_search()}
        name="q"
        defaultValue=""
        maxLength={MAX_LENGTH}
        onValueChange={onSearch}
      />
    </SearchForm>
  );
}
