import type { SpeciesPage } from '@aranya/contracts';
import {
  type Animal,
  animals,
  type Glance,
  localNamesOf,
  otherNamesOf,
  parks,
  parksOfAnimal,
} from '@aranya/wildlife-data';
import type { CorrectedRecords } from '@aranya/wildlife-data/corrections';
import { changedOn, findGlance } from '@aranya/wildlife-data/glances';
import { toSlugs } from '../slugs';

const toGlance = (glance: Glance): SpeciesPage['glance'] => ({
  ...glance,
  look_alikes: glance.look_alikes.map(({ animal, ...other }) => ({
    ...other,
    ...(animal !== undefined && { animal: toSlugs([animal])[0] }),
  })),
});

function toPage(animal: Animal, glance: Glance, changed: string | null): SpeciesPage {
  const { id, slug, related, sources } = animal;
  return {
    ...animal,
    other_names: otherNamesOf(id),
    local_names: localNamesOf(slug).map(({ language, names }) => ({ language, names: [...names] })),
    related: toSlugs(related),
    parks: parksOfAnimal(parks, animal).map((park) => park.slug),
    sources,
    glance: toGlance(glance),
    changed_on: changed,
  };
}

/** Undefined for an unknown slug. */
export function speciesPage(wanted: string, corrected: CorrectedRecords['species']): SpeciesPage | undefined {
  const own = corrected[wanted];
  if (own) return toPage(own.animal, own.glance, own.changed);
  const animal = animals.find(({ slug }) => slug === wanted);
  const glance = animal && findGlance(animal.id);
  return animal && glance && toPage(animal, glance, changedOn('species', wanted));
}
