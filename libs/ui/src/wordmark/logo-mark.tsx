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
      <circle cx="25" cy="24" r="13" fill="#f9c66a" />
      <circle cx="25" cy="24" r="9.6" fill="#fdf0d4" />
      <path fill="#2c6a4b" d="M2.7 29.6 9 23.6l6 4.4 5.6-3.8L29 30l7.6-4.9 8.5 4.9A22 22 0 0 1 2.7 29.6Z" />
      <path fill="#0d241b" d="M3.4 31.8c7-2.6 14.8-2.2 22.2.6s13 2.7 18.8.8A22 22 0 0 1 3.4 31.8Z" />
      <path
        fill="#0d241b"
        d="M19.6 34.6c1-5 .9-9.3-.6-13.1l1.5-.5 1.2 4.1 2.7-4.5 1.3.7c-2.3 3.6-2.9 7.9-2.6 13.3ZM9.4 20.2c.2-2.4 2.6-4 5.2-3.7.7-2.9 3.9-4.4 6.8-3.5 2.5-1.7 6.1-1 7.5 1.5 3-.3 5.6 1.6 5.7 4.2 0 1.5-1.2 2.3-3 2.3H12.2c-1.7 0-2.8-.3-2.8-.8Z"
      />
    </svg>
  );
}
