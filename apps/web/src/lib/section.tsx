import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: ReactNode;
  /** Where a link or a script leads to the heading. */
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page, named by its heading of the second level. */
export function Section({ title, id: given, className, children }: SectionProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className="size-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
