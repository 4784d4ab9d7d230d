export function CardBack() {
  return (
    <svg
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M20 35V19" />
      <path d="M20 27c-8 1-12-4-12-12 8-1 12 4 12 12z" />
      <path d="M20 20c-1-8 3-14 11-15 1 8-3 14-11 15z" />
    </svg>
  );
}
