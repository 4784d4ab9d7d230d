import type { TaxonSummary } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
import { taxonPath, animalTitle } from '../../../lib/animals';
import { factsText } from './taxon-texts';

interface TaxonListProps {
  taxa: readonly (TaxonSummary & { matched_name?: string | null; similar_spelling?: boolean })[];
  labelledBy: string;
}

export function TaxonList({ taxa, labelledBy }: TaxonListProps) {
  return (
    <ul className="stack gap-x-5 tiles" aria-labelledby={labelledBy}>
      {taxa.map((taxon) => (
        <li key={taxon.id}>
          <SiteLink className="stack breaks packed tall pad-y-3 lined plain" to={taxonPath(taxon)}>
            <span className="semibold underlines">
              <Said text={animalTitle(taxon)} />
            </span>
            {taxon.name !== null && (
              <i className="latin" lang="la">
                {taxon.scientific_name}
              </i>
            )}
            {taxon.similar_spelling && <span className="small ink-2">{m.taxon_similar()}</span>}
            {taxon.matched_name && (
              <span className="small ink-2">{m.taxon_also({ name: taxon.matched_name })}</span>
            )}
            <span className="small ink-2">{factsText(taxon)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
