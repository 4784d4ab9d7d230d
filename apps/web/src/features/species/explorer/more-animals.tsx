import { useEffect, useState } from 'react';
import { fetchTaxaBeyondCatalogue, type FoundTaxa } from '../../../data/taxa/fetch-taxa';
import { TaxonList } from '../taxon/taxon-list';
import styles from './explorer-page.module.css';

const SHOWN = 12;
/** Nobody reads what is found for a word that is still being typed. */
const PAUSE_MS = 250;

const none: FoundTaxa = { taxa: [], total: 0 };

function useTaxa(text: string): FoundTaxa {
  const [answer, setAnswer] = useState<FoundTaxa & { text: string }>({ ...none, text: '' });
  useEffect(() => {
    // Without a network a call would only leave a complaint in the console.
    if (text === '' || !navigator.onLine) return;
    const call = new AbortController();
    const pause = setTimeout(() => {
      fetchTaxaBeyondCatalogue(text, SHOWN, call.signal).then(
        (found) => setAnswer({ ...found, text }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      call.abort();
    };
  }, [text]);
  return answer.text === text ? answer : none;
}

interface MoreAnimalsProps {
  /** What was searched. */
  text: string;
  /** So many of the catalogue stand above. */
  above: number;
}

/** Animals beyond the catalogue, below all else, so that nothing moves. Where the server does not answer there are none. */
export function MoreAnimals({ text, above }: MoreAnimalsProps) {
  const { taxa, total } = useTaxa(text.trim());
  if (taxa.length === 0) return null;
  const count = `${total.toLocaleString('en')}${above > 0 ? ' more' : ''} ${total === 1 ? 'animal' : 'animals'}`;
  return (
    <section className={`screen-only ${styles.more}`} aria-labelledby="more-animals">
      <h2 id="more-animals" className="size-3 breaks">
        {above > 0 && 'And '}
        {count} by name
      </h2>
      {taxa.length < total && (
        <p className="small ink-2">The {taxa.length} that fit best. Type more of a name to find others.</p>
      )}
      <TaxonList taxa={taxa} labelledBy="more-animals" />
    </section>
  );
}
