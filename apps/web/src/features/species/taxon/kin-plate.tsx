import type { TaxonPage } from '@aranya/contracts';
import { Link } from 'react-router';
import { artwork } from '../../../lib/artwork';
import { findSpecies } from '../../../lib/catalogue';
import { paths } from '../../../lib/paths';
import { useKin } from './use-kin';

const SHAPE = 'block wide cover round-2 sand ratio-16-9';

/** The plate of the nearest relative in the guide, or a landscape without an animal. */
export function KinPlate({ taxon }: { taxon: TaxonPage }) {
  const kin = useKin(taxon);
  const animal = kin && findSpecies(kin.slug);
  if (animal === undefined) {
    return (
      <div className="stack gap-2">
        <div className={SHAPE} />
        <span className="note">&nbsp;</span>
      </div>
    );
  }
  if (animal === null) return <img className={SHAPE} src={artwork.scene('cover-wetland')} alt="" />;
  return (
    <figure className="stack gap-2">
      <Link to={paths.animal(animal.id)}>
        <img className={SHAPE} src={artwork.plate(animal.slug)} alt={`${animal.name}, illustration`} />
      </Link>
      <figcaption className="note">
        {animal.name}
        {kin?.rank === undefined ? ', from the guide' : `, of the same ${kin.rank}`}
      </figcaption>
    </figure>
  );
}
