import type { ReactNode } from 'react';
import type { Companion } from './companions';

const SHAPES: Record<Companion['name'], ReactNode> = {
  person: (
    <g fill="currentColor">
      <ellipse cx="25" cy="11.300" rx="7.800" ry="11.300" />
      {['', 'matrix(-1 0 0 1 50 0)'].map((side) => (
        <path
          key={side}
          transform={side || undefined}
          d="M24.800 19H28.600L28.900 26.500C33 30 40 30.500 43.600 34C46.600 37 47.200 43 47.600 50L48.900 66C49.300 74 49 81 48.400 87C48 91 45 91.500 44.500 87.500L43.400 70L41.200 52L40.200 64C39.800 72 41.200 78 41.500 86C42 99 40 112 39 124L36.800 159C36.900 162 40.700 164.500 41.300 167.200C41.600 169 40.500 170 38.500 170H31.800C30.800 166 31 161 30.600 157L28.200 124L25.600 96H24.800Z"
        />
      ))}
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

export function CompanionShape({ name }: Pick<Companion, 'name'>) {
  return SHAPES[name];
}
