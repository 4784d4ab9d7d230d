import { useTaxaByName } from '../../../data/taxa/use-taxa-by-name';
import { TaxonList } from '../taxon/taxon-list';
import styles from './explorer-page.module.css';

const SHOWN = 12;

interface MoreAnimalsProps {
  /** What was searched. */
  text: string;
  /** So many of the catalogue stand above. */
  above: number;
}

/** Animals beyond the catalogue, below all else, so that nothing moves. Where the server does not answer there are none. */
export function MoreAnimals({ text, above }: MoreAnimalsProps) {
  const { answer, pending } = useTaxaByName(text.trim(), SHOWN);
  const { taxa, total } = answer;
  if (text.trim() === '' || pending || taxa.length === 0) return null;
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
