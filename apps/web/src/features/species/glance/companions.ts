/** Something of known size beside the animal, in centimetres, on the lower edge. */
export interface Companion {
  name: 'person' | 'hand' | 'coin';
  /** As in "beside a person of 170 cm". */
  text: string;
  width: number;
  height: number;
}

export const companions = {
  person: { name: 'person', text: 'a person of 170 cm', width: 50, height: 170 },
  hand: { name: 'hand', text: 'a hand of 19 cm', width: 11, height: 19 },
  coin: { name: 'coin', text: 'a coin of 25 mm', width: 2.5, height: 2.5 },
} as const satisfies Record<string, Companion>;

/** An animal under 45 cm stands beside a hand, under 4 cm beside a coin. */
export function chooseCompanion({ width, height }: { width: number; height: number }): Companion {
  const length = Math.max(width, height);
  if (length >= 45) return companions.person;
  return length >= 4 ? companions.hand : companions.coin;
}
