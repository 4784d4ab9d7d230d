import { artwork } from '../../lib/artwork';

const landscapes = ['cover-forest', 'cover-wetland', 'cover-alpine'] as const;

/** Returns the same landscape for a person every time. */
export function defaultCover(userId: string): string {
  const sum = Array.from(userId).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return artwork.scene(landscapes[sum % landscapes.length] ?? landscapes[0]);
}
