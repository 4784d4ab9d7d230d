import { taxonIdOf, taxonKey } from '@aranya/contracts/taxon-key';
import { useParams } from 'react-router';
import { m } from '../../lib/language/messages';
import { useTaxonQuery } from '../../data/taxa/use-taxa';
import { type KeyedAnimal, toShownAnimal } from '../../lib/animals';
import { findSpecies } from '../../lib/catalogue';
import type { GuestViewProps } from '../../lib/session';
import { GuestSightings } from './guest-sightings';
import { SpeciesTitle } from './species-title';

export default function GuestSpeciesSightings({ children }: GuestViewProps) {
  const { species: key = '' } = useParams();
  const id = taxonIdOf(key);
  if (findSpecies(key)) return <OfAnimal animal={{ species: key }}>{children}</OfAnimal>;
  return id === null ? children : <OfTaxon id={id}>{children}</OfTaxon>;
}

function OfTaxon({ id, children }: GuestViewProps & { id: number }) {
  const { data: taxon } = useTaxonQuery(id);
  return taxon ? <OfAnimal animal={{ species: taxonKey(id), taxon }}>{children}</OfAnimal> : children;
}

function OfAnimal({ animal, children }: GuestViewProps & { animal: KeyedAnimal }) {
  const { name, path } = toShownAnimal(animal);
  const species = findSpecies(animal.species);
  return (
    <GuestSightings
      of={{ species: animal.species }}
      topic={{ kind: 'animal', key: animal.species }}
      name={name}
      heading={<SpeciesTitle animal={animal} />}
      title={m.sights_of({ name })}
      page={
        path === undefined
          ? undefined
          : { path, label: species ? m.sights_species_page() : m.sights_about_it() }
      }
      feed={species && `species/${species.slug}`}
    >
      {children}
    </GuestSightings>
  );
}
