import { limits } from '@aranya/contracts';
import { SearchField } from '@aranya/ui';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../lib/language/messages';
import styles from './discover-search.module.css';

const DEBOUNCE_MS = 300;

interface DiscoverSearchProps {
  /** The text of the shown results. */
  input: string;
  onSearch: (text: string) => void;
  label?: string;
  placeholder?: string;
}

/** Searches while typing, and at once on Enter; clearing the field restores the suggestions. */
export function DiscoverSearch({
  input,
  onSearch,
  label = m.person_search(),
  placeholder = m.person_search_hint(),
}: DiscoverSearchProps) {
  const [typed, setTyped] = useState(input);
  const [shownFor, setShownFor] = useState(input);
  const [sent, setSent] = useState(input);
  // Back or a link changed the query string; the search itself must not remove a space at the end.
  if (input !== shownFor) {
    setShownFor(input);
    if (input !== sent) {
      setSent(input);
      setTyped(input);
    }
  }

  const search = (text: string) => {
    setSent(text.trim());
    onSearch(text);
  };
  const searchTyped = useEffectEvent(() => search(typed));
  useEffect(() => {
    const timer = setTimeout(searchTyped, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(typed);
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <SearchField
        label={label}
        placeholder={placeholder}
        maxLength={limits.searchInput}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          if (text === '') search('');
        }}
      />
    </form>
  );
}
