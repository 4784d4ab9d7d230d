import type { FeaturedAnimal } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { ArrowIcon } from '../../lib/icons';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import styles from './featured-animals.module.css';

export function FeaturedAnimals({ animals }: { animals: readonly FeaturedAnimal[] }) {
  return (
    <section className="pad-y-9" aria-labelledby="featured-animals">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="featured-animals">Featured Animals</h2>
          <ButtonLink variant="outline" to={paths.species()}>
            Explore More Animals
            <ArrowIcon />
          </ButtonLink>
        </div>
        <ul className={styles.plates}>
          {animals.map(({ id, name, desc, img }) => (
            <li className="stack single anchor clip round-3" key={id}>
              <Link className="stack single bottoms round-3 focus-inside plain" to={paths.animal(id)}>
                <img className="wide tall absolute inset-0 cover" src={img} alt="" loading="lazy" />
                <div className={styles.words}>
                  <h3>{name}</h3>
                  <p className="over-2 small lh-14 measure">{desc}</p>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
