import { withoutPlaces } from '@aranya/wildlife-data';

export interface WrittenText {
  content: string;
  /** Descriptions of its pictures. */
  alts: readonly string[];
  /** Others see a park or another area. */
  in_park: boolean;
  was_protected: boolean;
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Guests get a text or a description whole, or not at all if it could give away a protected place. */
export function toGuestTexts(post: WrittenText): { content: string; alts: string[] } {
  const { content, alts, in_park: inPark, was_protected: isProtected } = post;
  const beside = { context: [], isProtected, inPark };
  const texts = [content, ...alts];
  // A place can go on in the next line.
  const lines = texts.map(onOneLine);
  const [safe, safeLines] = [withoutPlaces(texts, beside), withoutPlaces(lines, beside)];
  const [first = '', ...others] = texts.map((text, index) =>
    safe[index] === text && safeLines[index] === lines[index] ? text : '',
  );
  return { content: first, alts: others };
}
