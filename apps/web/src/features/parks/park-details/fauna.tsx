import { animalById, animalIndex } from '@aranya/wildlife-data';
import { useSay } from '../../../lib/language/page-texts';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import styles from './fauna.module.css';
import type { ListedFauna } from './listed-fauna';
import { Names } from './names';

export function Fauna({ fauna: { known, others } }: { fauna: ListedFauna }) {
  const say = useSay();
  const animals = known.flatMap((id) => animalById(animalIndex, id) ?? []);
  return (
    <>
      <ul className={styles.plates}>
        {animals.map(({ id, name, image }) => (
          <li key={id}>
            <SiteLink className="stack gap-snug small ink medium" to={paths.animal(id)}>
              <img
                className="wide ratio-4-3 round-2 sand cover"
                src={image}
                alt=""
                width="1200"
                height="900"
                loading="lazy"
                decoding="async"
              />
              {say(name)}
            </SiteLink>
          </li>
        ))}
      </ul>
      {others.length > 0 && <Names className={`over-4 ${styles.others}`} names={others} />}
    </>
  );
}
