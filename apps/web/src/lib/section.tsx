import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: ReactNode;
  /** A target for links or scripts. */
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

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
