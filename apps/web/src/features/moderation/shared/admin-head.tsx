import type { ReactNode } from 'react';

interface AdminHeadProps {
  title: ReactNode;
  /** Stands at the end of the title's row. */
  action?: ReactNode;
  children?: ReactNode;
}

export function AdminHead({ title, action, children }: AdminHeadProps) {
  return (
    <header className="shrinks">
      <div className="row spread gap-2 gap-x-4 wraps">
        <h1 className="size-2 breaks">{title}</h1>
        {action}
      </div>
      {children && <p className="over-2 ink-2 measure">{children}</p>}
    </header>
  );
}
