import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { Portrait } from '../../../lib/artwork';
import type { SpeciesPage } from '../detail/species-page.server';
import styles from './look-alikes.module.css';
import { Notes } from './notes';

/** Says how to tell the species from similar ones; shows nothing without any. */
export function LookAlikes({ page }: { page: SpeciesPage }) {
  const { glance, lookAlikes } = page;
  if (!glance || glance.look_alikes.length === 0) return null;
  return (
    <section className="shrinks" aria-labelledby="look-alikes">
      <h2 id="look-alikes">{m.alike_title()}</h2>
      <ul className={`over-5 lined ${styles.list}`}>
        {glance.look_alikes.map(({ name, animal, tell, from }) => {
          const slug = animal === undefined ? undefined : lookAlikes[animal];
          return (
            <li key={name}>
              {slug !== undefined && <Portrait className="rigid circle" slug={slug} size={200} />}
              <div>
                <h3>
                  {animal !== undefined && slug ? (
                    <SiteLink to={paths.animal(animal)}>
                      <Said text={name} />
                    </SiteLink>
                  ) : (
                    <Said text={name} />
                  )}
                </h3>
                <p className="measure over-hair ink-2">
                  <Said text={tell} />
                  <Notes from={from} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
