/** What an animal is drawn beside; drawn by us, in centimetres, standing on the lower edge. */
export interface Companion {
  name: 'person' | 'hand' | 'coin';
  /** As in "beside a person of 170 cm". */
  text: string;
  width: number;
  height: number;
}

export const companions = {
  person: { name: 'person', text: 'a person of 170 cm', width: 46, height: 170 },
  hand: { name: 'hand', text: 'a hand of 19 cm', width: 11, height: 19 },
  coin: { name: 'coin', text: 'a coin of 25 mm', width: 2.5, height: 2.5 },
} as const satisfies Record<string, Companion>;

const SHAPES: Record<Companion['name'], React.ReactNode> = {
  person: (
    <g fill="currentColor" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <ellipse cx="23" cy="11.5" rx="8.200" ry="11.500" stroke="none" />
      <path d="M20 20h6v10h-6z" strokeWidth="2" />
      <path d="M11 36q12-7 24 0l-1.500 22 1.500 30H11l1.500-30z" strokeWidth="7" />
      <path d="M8.500 38 6 62 7 86M37.500 38 40 62 39 86" fill="none" strokeWidth="7.500" />
      <path d="M12 88h10l-1 36-.5 36h-5L14 124zM24 88h10l-2 36-1.500 36h-5L25 124z" strokeWidth="5" />
      <path d="M10 167.500h9.500M26.500 167.500H36" fill="none" strokeWidth="5" />
    </g>
  ),
  hand: (
    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M3.600 9 3.200 3.400M5.500 8.500V1M7.400 8.500l.4-6M9.100 9.500l.9-4.400"
        strokeWidth="1.700"
      />
      <path d="M1 10.300 4 14" strokeWidth="1.900" />
      <path fill="currentColor" d="M3.700 9.300h5l-.2 5.700-1.200 3h-2.600L3.700 14z" strokeWidth="2" />
    </g>
  ),
  coin: (
    <g>
      <circle cx="1.250" cy="1.250" r="1.250" fill="currentColor" />
      <circle cx="1.250" cy="1.250" r="1" fill="none" stroke="var(--paper)" strokeWidth=".06" />
      <path d="M.85 1.600h.8M1.250 1.600V.85l-.25.2" fill="none" stroke="var(--paper)" strokeWidth=".12" />
    </g>
  ),
};

/** An animal under 30 cm stands beside a hand, under 4 cm beside a coin. */
export function companionOf({ width, height }: { width: number; height: number }): Companion {
  const length = Math.max(width, height);
  if (length >= 30) return companions.person;
  return length >= 4 ? companions.hand : companions.coin;
}

export function CompanionShape({ name }: Pick<Companion, 'name'>) {
  return SHAPES[name];
}
