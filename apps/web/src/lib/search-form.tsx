import type { ComponentProps } from 'react';

/** A form whose fields act while they are changed. Before hydration it is sent, as GET. */
export function SearchForm({ id, children, ...form }: ComponentProps<'form'>) {
  return (
    <form id={id} role="search" method="get" {...form} onSubmit={(event) => event.preventDefault()}>
      {/* Enter presses this button before hydration. */}
      <button type="submit" hidden />
      {children}
    </form>
  );
}
