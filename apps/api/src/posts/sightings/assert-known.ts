import { errors } from '../../platform/plugins/errors';
import { isKnownPark, isKnownSpecies } from './catalogue';

export function assertKnownSpecies(slugs: readonly string[], field: string): void {
  const unknown = slugs.find((slug) => !isKnownSpecies(slug));
  if (unknown === undefined) return;
  const message = `There is no species “${unknown}” in the catalogue.`;
  throw errors.invalid(message, { [field]: message });
}

export function assertKnownPark(slug: string | null, field: string): void {
  if (slug === null || isKnownPark(slug)) return;
  const message = `The catalogue has no park “${slug}”.`;
  throw errors.invalid(message, { [field]: message });
}
