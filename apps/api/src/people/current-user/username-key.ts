import { foldSpelling } from '@aranya/contracts';

const ALIKE = '०१२३४५६७८९ॲऍऑॉॆॊङॅ्';
/** For each, or nothing. */
const ONE = '0123456789अएआाेोड';
const EACH_ALIKE = new RegExp([...ALIKE].join('|'), 'g');

/** Names with one key pass for one another. `aranya_username_key` of PostgreSQL (migration 0059) does the same. */
export const usernameKey = (name: string): string =>
  foldSpelling(name.toLowerCase())
    .replaceAll('रव', 'ख')
    .replace(EACH_ALIKE, (letter) => ONE.charAt(ALIKE.indexOf(letter)));
