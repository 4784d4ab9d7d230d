import type { FoundTaxa } from '../../../data/taxa/fetch-taxa';
import { TaxonList } from '../taxon/taxon-list';
import { m } from '../../../lib/language/messages';
import styles from './explorer-page.module.css';
import { beyondText } from './result-text';

interface MoreAnimalsProps extends FoundTaxa {
  /** The number of animals of the catalogue above. */
  above: number;
}

/**
 * Animals beyond the catalogue. They stand below its own, so that these do not move, unless one was meant.
 */
export function MoreAnimals({ taxa, total, above }: MoreAnimalsProps) {
  if (taxa.length === 0) return null;
  return (
    <section className={`screen-only ${styles.more}`} aria-labelledby="more-animals">
      <h2 id="more-animals" className="size-3 breaks">
        {above > 0
          ? m.explorer_and_by_name({ found: beyondText({ taxa, total }, true) })
          : m.explorer_by_name({ found: beyondText({ taxa, total }, false) })}
      </h2>
      {taxa.length < total && <p className="small ink-2">{m.explorer_best_fit({ count: taxa.length })}</p>}
      <TaxonList taxa={taxa} labelledBy="more-animals" />
    </section>
  );
}
