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
import { changedOn, findGlance } from '@aranya/wildlife-data/glances';
import { toSlugs } from '../slugs';

const toGlance = (glance: Glance): SpeciesPage['glance'] => ({
  ...glance,
  look_alikes: glance.look_alikes.map(({ animal, ...other }) => ({
    ...other,
    ...(animal !== undefined && { animal: toSlugs([animal])[0] }),
  })),
});

function toPage(animal: Animal, glance: Glance): SpeciesPage {
  const { id, slug, related, sources } = animal;
  return {
    ...animal,
    other_names: otherNamesOf(id),
    local_names: localNamesOf(slug).map(({ language, names }) => ({ language, names: [...names] })),
    related: toSlugs(related),
    parks: parksOfAnimal(parks, animal).map((park) => park.slug),
    sources,
    glance: toGlance(glance),
    changed_on: changedOn('species', slug),
  };
}

/** Undefined for an unknown slug. */
export function speciesPage(wanted: string): SpeciesPage | undefined {
  const animal = animals.find(({ slug }) => slug === wanted);
  const glance = animal && findGlance(animal.id);
  return animal && glance && toPage(animal, glance);
}
