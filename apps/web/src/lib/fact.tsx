import type { ReactNode } from 'react';

/** A name and its value, in a list of them (`dl`). */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
