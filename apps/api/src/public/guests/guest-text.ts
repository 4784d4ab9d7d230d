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

/** Leaves a text as it is, or empties it where it could give away a protected place. */
function emptyUnsafe(texts: readonly string[], { in_park, was_protected }: WrittenText, context: string[]) {
  const beside = { context, isProtected: was_protected, inPark: in_park };
  // A place can go on in the next line.
  const lines = texts.map(onOneLine);
  const [safe, safeLines] = [withoutPlaces(texts, beside), withoutPlaces(lines, beside)];
  return texts.map((text, index) => (safe[index] === text && safeLines[index] === lines[index] ? text : ''));
}

/** Guests get each text whole or not at all. */
export function toGuestTexts(post: WrittenText): { content: string; alts: string[] } {
  const [content = '', ...alts] = emptyUnsafe([post.content, ...post.alts], post, []);
  return { content, alts };
}

/** The same for comments below the post. */
export const toGuestComments = (comments: readonly string[], post: WrittenText): string[] =>
  comments.map((comment) => emptyUnsafe([comment], post, [post.content, ...post.alts])[0] ?? '');
