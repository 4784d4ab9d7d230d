import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import styles from './key-features.module.css';
import { useSeen } from './use-seen';

interface Species {
  id: number;
  name: string;
  scientific_name: string;
  conservation_status: string;
}

/** The prerendered page shows this species with the card's own picture. */
const FIRST: Species = {
  id: 4,
  name: 'Snow Leopard',
  scientific_name: 'Panthera uncia',
  conservation_status: 'Vulnerable',
};

/** Shows a fixed species until the card is in view, then that of the day. */
export function SpeciesOfTheDay({ img }: { img: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useSeen(ref);
  const [today, setToday] = useState<Species & { img: string }>();
  useEffect(() => {
    if (!seen) return undefined;
    let current = true;
    void import('./species-of-the-day').then(({ speciesOfTheDay }) => {
      const species = speciesOfTheDay();
      if (!species) return;
      // The words change with the picture.
      const plate = new Image();
      plate.onload = () => {
        if (current) setToday({ ...species, img: plate.src });
      };
      plate.src = `/artwork/animals/${species.slug}.svg`;
    }, ignore);
    return () => {
      current = false;
    };
  }, [seen]);
  const { id, name, scientific_name, conservation_status } = today ?? FIRST;
  return (
    <>
      <img
        className="absolute inset-0 wide tall cover"
        src={today?.img ?? img}
        alt=""
        loading="lazy"
        width="1200"
        height="900"
      />
      <div ref={ref} className={styles.overlay}>
        <p className={styles.kicker}>
          {today ? 'Species of the day' : 'Meet a species'} · {conservation_status}
        </p>
        <Link className={styles.species} to={paths.animal(id)}>
          {name}
        </Link>
        <p className="latin">{scientific_name}</p>
      </div>
    </>
  );
}

/** The first species stays if a chunk does not load. */
const ignore = () => undefined;
