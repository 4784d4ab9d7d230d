import type { ComponentProps } from 'react';

/** Fields act while they change; before hydration the form is sent with GET. */
export function SearchForm({ id, children, ...form }: ComponentProps<'form'>) {
  return (
    <form id={id} role="search" method="get" {...form} onSubmit={(event) => event.preventDefault()}>
      {/* Enter presses this button before hydration. */}
      <button type="submit" hidden />
      {children}
    </form>
  );
}
