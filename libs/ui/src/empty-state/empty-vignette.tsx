export function EmptyVignette() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <rect width="200" height="200" fill="#f3dca8" />
      <rect width="200" height="112" fill="#dfe3c2" />
      <circle cx="128" cy="84" r="46" fill="#f8ead0" opacity=".55" />
      <circle cx="128" cy="84" r="26" fill="#fff6df" />
      <path fill="#b9c69b" d="M0 104q38-20 78-8t66-6 56 6v104H0z" />
      <path fill="#8fa577" d="M0 122q54-18 102-4t98-8v90H0z" />
      <g fill="#33503a">
        <path d="M58 146c5-20 4-34-1-48l5-2q3 8 5 16 5-10 13-18l4 3q-12 13-15 26-1 10 0 23z" />
        <path d="M57 112q-8-8-15-12l2-3q9 5 15 11z" />
        <path d="M18 98c2-10 14-12 20-10 4-11 18-13 26-8 6-7 20-8 27-1 12-3 22 3 23 11 1 5-4 7-10 7H28c-6 0-10 2-10 1z" />
      </g>
      <path fill="#c79a4b" d="M0 142q60-12 110-4t90-6v68H0z" />
      <path fill="#8a6527" d="M0 164q70-14 122-4t78-4v44H0z" />
      <path
        fill="none"
        stroke="#5d4218"
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M14 178q4-18 1-30m10 34q1-20 8-32m8 34q4-14 0-26m112 24q-2-22 5-34m8 38q1-18 9-26m6 30q3-14 0-24"
      />
    </svg>
  );
}
