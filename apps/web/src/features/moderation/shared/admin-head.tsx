import type { ReactNode } from 'react';

export function AdminHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="shrinks">
      <h1 className="size-2 breaks">{title}</h1>
      {children && <p className="over-2 ink-2 measure">{children}</p>}
    </header>
  );
}
