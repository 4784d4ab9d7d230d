export function PawPrint({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 11.2c2.9 0 5.9 3.4 5.9 6.5 0 2-1.4 3.1-3.1 3.1-1.1 0-1.8-.5-2.8-.5s-1.7.5-2.8.5c-1.7 0-3.1-1.1-3.1-3.1 0-3.1 3-6.5 5.9-6.5Z" />
      <ellipse cx="4.4" cy="11.4" rx="2" ry="2.8" transform="rotate(-24 4.4 11.4)" />
      <ellipse cx="9" cy="6.2" rx="2.1" ry="3.1" transform="rotate(-8 9 6.2)" />
      <ellipse cx="15" cy="6.2" rx="2.1" ry="3.1" transform="rotate(8 15 6.2)" />
      <ellipse cx="19.6" cy="11.4" rx="2" ry="2.8" transform="rotate(24 19.6 11.4)" />
    </svg>
  );
}
