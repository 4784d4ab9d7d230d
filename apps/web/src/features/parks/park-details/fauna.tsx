import { animalIndex, animalsOfPark, folded, type Park } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import styles from './fauna.module.css';
import { Names } from './names';

export function Fauna({ park }: { park: Pick<Park, 'fauna'> }) {
  const known = animalsOfPark(animalIndex, park);
  const names = new Set(known.map((animal) => folded(animal.name)));
  const others = park.fauna.filter((name) => !names.has(folded(name)));
  return (
    <>
      <ul className={styles.plates}>
        {known.map(({ id, name, image }) => (
          <li key={id}>
            <Link className="stack gap-snug small ink medium" to={paths.animal(id)}>
              <img
                className="wide ratio-4-3 round-2 sand cover"
                src={image}
                alt=""
                width="1200"
                height="900"
                loading="lazy"
                decoding="async"
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {others.length > 0 && <Names className={`over-4 ${styles.others}`} names={others} />}
    </>
  );
}
