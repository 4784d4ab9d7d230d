import names from '../generated/game-names.json' with { type: 'json' };
import type { NameLanguage } from '../names/name-languages';

/** Names of the games' animals by the English one; the first is shown, each is an answer. */
export const gameNames: Readonly<Record<NameLanguage, Readonly<Record<string, readonly string[]>>>> = names;
