import { limits } from '@aranya/contracts';
import { Button, SearchField } from '@aranya/ui';
import { type FormEvent, useState } from 'react';
import styles from './discover.module.css';

interface DiscoverSearchProps {
  /** The text that was searched for. */
  input: string;
  onSearch: (text: string) => void;
}

/** Clearing the field brings back the suggestions. */
export function DiscoverSearch({ input, onSearch }: DiscoverSearchProps) {
  const [typed, setTyped] = useState(input);
  const [shownFor, setShownFor] = useState(input);
  // Back or a link changed the query string.
  if (input !== shownFor) {
    setShownFor(input);
    setTyped(input);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed);
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <SearchField
        label="Search people"
        placeholder="Search people by name, username, bio, or location..."
        maxLength={limits.searchInput}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          if (text === '') onSearch('');
        }}
      />
      <Button type="submit" variant="fill">
        Search
      </Button>
    </form>
  );
}
