import type { ReactNode } from 'react';

interface FactListProps {
  facts: readonly (readonly [term: string, fact: ReactNode])[];
  className?: string;
}

/** Leaves out unknown facts. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts
        .filter(([, fact]) => fact)
        .map(([term, fact]) => (
          <div key={term}>
            <dt className="small ink-2">{term}</dt>
            <dd className="breaks">{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
