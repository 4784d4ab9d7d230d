/**
 * The mark: a lone tree before the rising sun. Its colours are its own, in both themes.
 */
export function LogoMark({ className, title }: { className?: string; title?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title && <title>{title}</title>}
      <circle cx="24" cy="24" r="24" fill="#f0a02c" />
      <circle cx="26" cy="25" r="13" fill="#f9c66a" />
      <circle cx="26" cy="25" r="9.5" fill="#fdf0d4" />
      <path fill="#2c6a4b" d="M.6 29.5 9 23l6.5 5 6-4.5L30 31l8-5.5 9.4 5.5A24 24 0 0 1 .6 29.5Z" />
      <path fill="#0d241b" d="M1.7 33C9 29.8 18 30.2 26 33.2s14.5 3 20.6 1A24 24 0 0 1 1.7 33Z" />
      <path
        fill="#0d241b"
        d="M20.4 35c.9-5 .8-9.5-.9-13.2l1.3-.6 1.3 4.2 2.6-4.6 1.2.7c-2.4 3.6-3 8-2.7 13.5ZM10 19.6c1-2.6 3.7-3.5 6-2.8.5-3 3.6-4.7 6.6-3.8 2.3-1.6 5.7-.9 7 1.5 2.7-.3 4.9 1.5 4.9 4 0 1.9-1.5 3.1-3.5 3.1H13c-2.2 0-3.4-.8-3-2Z"
      />
    </svg>
  );
}
