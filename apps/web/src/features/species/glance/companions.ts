import { m } from '../../../lib/language/messages';

/** Something of known size beside the animal, in centimetres, on the lower edge. */
export interface Companion {
  name: 'person' | 'hand' | 'coin';
  width: number;
  height: number;
}

export const companions = {
  person: { name: 'person', width: 50, height: 170 },
  hand: { name: 'hand', width: 11, height: 19 },
  coin: { name: 'coin', width: 2.5, height: 2.5 },
} as const satisfies Record<string, Companion>;

const TEXTS: Readonly<Record<Companion['name'], () => string>> = {
  person: m.companion_person,
  hand: m.companion_hand,
  coin: m.companion_coin,
};

/** As in "beside a person of 170 cm". */
export const companionText = ({ name }: Companion): string => TEXTS[name]();

/** An animal under 45 cm stands beside a hand, under 4 cm beside a coin. */
export function chooseCompanion({ width, height }: { width: number; height: number }): Companion {
  const length = Math.max(width, height);
  if (length >= 45) return companions.person;
  return length >= 4 ? companions.hand : companions.coin;
}
