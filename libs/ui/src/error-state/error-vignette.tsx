export function ErrorVignette() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <rect width="200" height="200" fill="#16332c" />
      <circle cx="62" cy="58" r="40" fill="#24483d" />
      <circle cx="62" cy="58" r="22" fill="#f1e4bd" />
      <path fill="#0f2822" d="M0 96l26-26 16 14 30-30 34 32 28-22 26 26 40-20v130H0z" />
      <path fill="#0b1f1a" d="M0 116q50-16 92 0t108-6v90H0z" />
      <path fill="#2f6259" d="M64 200q18-44 10-78 24 8 52 0-6 38 18 78z" />
      <path
        fill="none"
        stroke="#7fb0a3"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M84 146h18m6 16h20m-44 14h14"
      />
      <g fill="none" stroke="#c89a55" strokeWidth="6" strokeLinecap="round">
        <path d="M8 128q32-3 60 8m124-8q-30-3-54 7" />
        <path strokeWidth="4" d="M24 127v-20m22 23v-19m108 19v-20m22 17v-20" />
        <path strokeWidth="3" d="M8 108q38-1 58 12m126-12q-34-1-52 11" />
      </g>
    </svg>
  );
}
