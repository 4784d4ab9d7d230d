import { freeNameOf } from '@aranya/contracts/taxon-key';
import { checkPlaces as check, protectionOfWords } from '@aranya/wildlife-data';

/** Free names among the chosen count as the animals they mention. */
export const checkPlaces: typeof check = (text, alts, chosen = []) =>
  check(
    text,
    alts,
    chosen.flatMap((key) => {
      const name = freeNameOf(key);
      return name === null ? key : protectionOfWords(name.words).species;
    }),
  );
