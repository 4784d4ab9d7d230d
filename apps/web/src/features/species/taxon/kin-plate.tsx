import type { TaxonPage } from '@aranya/contracts';
import { artwork } from '../../../lib/artwork';
import { findSpecies } from '../../../lib/catalogue';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
import { recordWord } from '../../../lib/language/record-word';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { lazyOffline } from '../../../lib/lazy-part';
import { useKin } from './use-kin';

const SHAPE = 'block wide cover round-2 sand ratio-16-9';

/** The signs of all groups are not for every page. */
const groupSign = lazyOffline(() => import('./group-sign'));

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
  if (animal === null) {
    return (
      <div className="anchor">
        <img className={SHAPE} src={artwork.scene('cover-wetland')} alt="" />
        <groupSign.Component group={taxon.group} />
      </div>
    );
  }
  return (
    <figure className="stack gap-2">
      <SiteLink to={paths.animal(animal.id)}>
        <img className={SHAPE} src={artwork.plate(animal.slug)} alt={m.illustration({ name: animal.name })} />
      </SiteLink>
      <figcaption className="note">
        {filled(
          kin?.rank === undefined
            ? m.taxon_guide({ name: '{name}' })
            : m.taxon_kin({ name: '{name}', rank: recordWord(kin.rank) }),
          { name: <Said text={animal.name} /> },
        )}
      </figcaption>
    </figure>
  );
}
