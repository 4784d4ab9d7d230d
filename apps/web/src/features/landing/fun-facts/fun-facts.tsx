import { IconButton } from '@aranya/ui';
import type { PicturedFact } from '@aranya/wildlife-data';
import { useEffect, useState } from 'react';
import { ArrowBackIcon, ArrowIcon } from '../../../lib/icons';
import { m } from '../../../lib/language/messages';
import { useSay } from '../../../lib/language/page-texts';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import styles from './fun-facts.module.css';
import { pickFacts, stepInRing } from './pick-facts';

const SHOWN = 10;

/** Shows the first ten facts until hydrated. */
export function FunFacts({ facts }: { facts: readonly PicturedFact[] }) {
  const say = useSay();
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
      aria-roledescription={m.landing_facts_role()}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <div className={`wrap ${styles.row}`}>
        <img className={styles.picture} src={shown.img} alt="" loading="lazy" width="1200" height="900" />
        <div className={styles.words}>
          <h2 id="fun-facts" className={styles.title}>
            {m.landing_facts()}
          </h2>
          <p className={styles.fact} aria-live={moved ? 'polite' : 'off'}>
            {say(shown.fact)}
          </p>
          <SiteLink className="inline target small bold" to={paths.animal(shown.animal.id)}>
            {m.landing_fact_meet({ name: say(shown.animal.name) })}
          </SiteLink>
        </div>
        <div className={`by-script row gap-3 ${styles.controls}`}>
          <IconButton
            label={m.landing_fact_previous()}
            icon={<ArrowBackIcon />}
            className={styles.turn}
            onClick={() => step(-1)}
          />
          <span className="num small bold">
            {index + 1} / {picked.length}
          </span>
          <IconButton
            label={m.landing_fact_next()}
            icon={<ArrowIcon />}
            className={styles.turn}
            onClick={() => step(1)}
          />
        </div>
      </div>
    </section>
  );
}
