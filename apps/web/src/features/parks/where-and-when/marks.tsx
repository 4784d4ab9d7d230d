const frame = {
  viewBox: '0 0 20 20',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

export function CheckIcon() {
  return (
    <svg {...frame}>
      <path d="m4 10.5 4 4 8-9" />
    </svg>
  );
}

export function CautionIcon() {
  return (
    <svg {...frame}>
      <path d="M10 4v7m0 4v.4" />
    </svg>
  );
}

export function CrossIcon() {
  return (
    <svg {...frame}>
      <path d="m5 5 10 10M15 5 5 15" />
    </svg>
  );
}
