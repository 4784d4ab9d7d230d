import { animalIndex } from '@aranya/wildlife-data';
import styles from './case-card.module.css';
import { currentAnimal, currentIndex, type Detective } from './detective.rules';

/** All animals have the same back, so that it gives nothing away. */
export function CaseCard({ game }: { game: Detective }) {
  const { clue, verdict } = game;
  if (!verdict) return <CaseBack number={currentIndex(game) + 1} clues={clue + 1} />;
  const { animalId } = currentAnimal(game);
  const animal = animalIndex.find(({ id }) => id === animalId);
  if (!animal) return null;
  return (
    <figure key="plate" className={styles.plate}>
      <img
        className="wide tall cover"
        src={animal.image}
        alt={`Illustration: ${animal.name}`}
        width="1200"
        height="900"
        draggable="false"
      />
      <figcaption>{animal.name}</figcaption>
    </figure>
  );
}

function CaseBack({ number, clues }: { number: number; clues: number }) {
  return (
    <svg key="back" className={styles.back} viewBox="0 0 400 300" fill="none" aria-hidden="true">
      <g stroke="#f6ecd6" strokeOpacity="0.13" strokeWidth="1.6">
        <path d="M52 150c0-66 60-116 146-118 92-2 156 44 154 112-2 72-62 122-154 124S52 222 52 150z" />
        <path d="M78 152c2-54 52-94 122-96 74-2 126 34 126 90 0 58-52 98-124 100-74 2-126-38-124-94z" />
        <path d="M18 146C20 66 92 8 200 6c112-2 186 54 184 138-2 86-76 148-186 150C88 296 16 234 18 146z" />
        <path d="M106 152c2-42 40-72 94-72 58 0 98 28 98 68 0 44-42 74-98 74s-96-30-94-70z" />
      </g>
      <g stroke="#f0a02c" strokeOpacity="0.55">
        <rect x="12" y="12" width="376" height="276" rx="10" />
        <rect x="19" y="19" width="362" height="262" rx="6" />
      </g>
      <path stroke="#f0a02c" strokeWidth="15" strokeLinecap="round" d="m246 176 46 48" />
      <circle fill="#0d241b" stroke="#f0a02c" strokeWidth="8" cx="200" cy="130" r="64" />
      <path
        stroke="#f6ecd6"
        strokeOpacity="0.5"
        strokeWidth="4"
        strokeLinecap="round"
        d="M158 112c7-15 19-25 35-29"
      />
      <text className={styles.number} fill="#f6ecd6" x="200" y="152" textAnchor="middle">
        {number}
      </text>
      {[0, 1, 2].map((index) => (
        <circle
          key={index}
          fill={index < clues ? '#f0a02c' : 'none'}
          stroke="#f0a02c"
          strokeWidth="2"
          cx={172 + index * 28}
          cy="250"
          r="7"
        />
      ))}
    </svg>
  );
}
