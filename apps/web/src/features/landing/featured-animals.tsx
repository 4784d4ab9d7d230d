import type { FeaturedAnimal } from '@aranya/wildlife-data';
import { ArrowIcon } from '../../lib/icons';
import { m } from '../../lib/language/messages';
import { useSay } from '../../lib/language/page-texts';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import styles from './featured-animals.module.css';

export function FeaturedAnimals({ animals }: { animals: readonly FeaturedAnimal[] }) {
  const say = useSay();
  return (
    <section className="pad-y-9" aria-labelledby="featured-animals">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="featured-animals">{m.landing_animals()}</h2>
          <ButtonLink variant="outline" to={paths.species()}>
            {m.landing_more_animals()}
            <ArrowIcon />
          </ButtonLink>
        </div>
        <ul className={styles.plates}>
          {animals.map(({ id, name, desc, img }) => (
            <li className="stack single anchor clip round-3" key={id}>
              <SiteLink className="stack single bottoms round-3 focus-inside plain" to={paths.animal(id)}>
                <img className="wide tall absolute inset-0 cover" src={img} alt="" loading="lazy" />
                <div className={styles.words}>
                  <h3>{say(name)}</h3>
                  <p className="over-2 small lh-14 measure">{say(desc)}</p>
                </div>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
