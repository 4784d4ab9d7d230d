import { IconButton } from '@aranya/ui';
import type { PicturedFact } from '@aranya/wildlife-data';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ArrowBackIcon, ArrowIcon } from '../../../lib/icons';
import { paths } from '../../../lib/paths';
import styles from './fun-facts.module.css';
import { pickFacts, stepInRing } from './pick-facts';

const SHOWN = 10;

/** Shows the first ten facts until hydrated. */
export function FunFacts({ facts }: { facts: readonly PicturedFact[] }) {
  const [picked, setPicked] = useState(() => facts.slice(0, SHOWN));
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
  useEffect(() => setPicked(pickFacts(facts, SHOWN, Math.random)), [facts]);
  const shown = picked[index];
  if (!shown) return null;
  const step = (by: 1 | -1) => {
    setMoved(true);
    setIndex((now) => stepInRing(now, by, picked.length));
  };
  const preload = () => {
    for (const by of [1, -1] as const) {
      const next = picked[stepInRing(index, by, picked.length)];
      if (next) new Image().src = next.img;
    }
  };
  return (
    <section
      className={styles.band}
      aria-labelledby="fun-facts"
      aria-roledescription="carousel"
      onPointerEnter={preload}
      onFocus={preload}
    >
      <div className={`wrap ${styles.row}`}>
        <img className={styles.picture} src={shown.img} alt="" loading="lazy" width="1200" height="900" />
        <div className={styles.words}>
          <h2 id="fun-facts" className={styles.title}>
            Fun Wildlife Facts
          </h2>
          <p className={styles.fact} aria-live={moved ? 'polite' : 'off'}>
            {shown.fact}
          </p>
          <Link className="inline target small bold" to={paths.animal(shown.animal.id)}>
            Meet the {shown.animal.name}
          </Link>
        </div>
        <div className={`by-script row gap-3 ${styles.controls}`}>
          <IconButton
            label="Previous fact"
            icon={<ArrowBackIcon />}
            className={styles.turn}
            onClick={() => step(-1)}
          />
          <span className="num small bold">
            {index + 1} / {picked.length}
          </span>
          <IconButton
            label="Next fact"
            icon={<ArrowIcon />}
            className={styles.turn}
            onClick={() => step(1)}
          />
        </div>
      </div>
    </section>
  );
}
