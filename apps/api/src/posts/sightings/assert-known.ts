import { errors } from '../../platform/plugins/errors';
import { isKnownPark, isKnownSpecies } from './catalogue';

/**
 * @param field of the request
 * @throws AppError `invalid_input` naming the first slug that the catalogue lacks
 */
export function assertKnownSpecies(slugs: readonly string[], field: string): void {
  const unknown = slugs.find((slug) => !isKnownSpecies(slug));
  if (unknown === undefined) return;
  const message = `The catalogue has no species “${unknown}”.`;
  throw errors.invalid(message, { [field]: message });
}

/** @throws AppError as {@link assertKnownSpecies} */
export function assertKnownPark(slug: string | null, field: string): void {
  if (slug === null || isKnownPark(slug)) return;
  const message = `The catalogue has no park “${slug}”.`;
  throw errors.invalid(message, { [field]: message });
}
