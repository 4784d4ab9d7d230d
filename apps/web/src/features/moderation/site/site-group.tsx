import { type ReactNode, useId } from 'react';

interface SiteGroupProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** On wide screens the fields stand beside the title. */
export function SiteGroup({ title, text, children }: SiteGroupProps) {
  const titleId = useId();
  return (
    <section className="panel stack halves gap-5 tops pad-4-5" aria-labelledby={titleId}>
      <div className="stack gap-1 shrinks">
        <h2 id={titleId} className="size-3">
          {title}
        </h2>
        <p className="ink-2">{text}</p>
      </div>
      <div className="stack gap-5 shrinks">{children}</div>
    </section>
  );
}
