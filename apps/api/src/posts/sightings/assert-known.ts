import { errors } from '../../platform/plugins/errors';
import { isKnownArea, isKnownSpecies, mayBeAnimal, NO_SUCH_AREA } from './catalogue';

export function assertKnownSpecies(slugs: readonly string[], field: string): void {
  const unknown = slugs.find((slug) => !isKnownSpecies(slug));
  if (unknown === undefined) return;
  const message = `There is no species “${unknown}” in the catalogue.`;
  throw errors.invalid(message, { [field]: message });
}

/** Only the database knows whether other keys of the right form exist. */
export function assertMayBeAnimals(keys: readonly string[], field: string): void {
  assertKnownSpecies(
    keys.filter((key) => !mayBeAnimal(key)),
    field,
  );
}

export function assertKnownArea(key: string | null, field: string): void {
  if (key !== null && !isKnownArea(key)) throw errors.invalid(NO_SUCH_AREA, { [field]: NO_SUCH_AREA });
}
