import { type Glance, roster } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { useSpeciesData } from '../../data/species/use-species-data';
import { findSpecies } from '../../lib/catalogue';
import styles from './look-alikes-help.module.css';

interface SpeciesPage {
  animal: { id: number };
  glance: Pick<Glance, 'look_alikes'> | null;
}

const slugOfId = (id: number) => roster.find((species) => species.id === id)?.slug;

/** Shows nothing until loaded, or without look-alikes. */
export function LookAlikesHelp({ slug }: { slug: string }) {
  const species = findSpecies(slug);
  const page = useSpeciesData<SpeciesPage>(species?.id);
  const alike = page?.glance?.look_alikes ?? [];
  if (species === undefined || alike.length === 0) return null;
  const own = recordWord(species.name);
  return (
    <details className={`framed round-2 ${styles.help}`}>
      <summary className="folds pad-3-4 regular ink-2 lh-135">
        {m.suggest_confused({ name: own, others: alike.map(({ name }) => name).join(', ') })}
      </summary>
      <ul className="stack gap-4">
        {alike.map(({ name, animal, tell }) => {
          const other = animal === undefined ? undefined : slugOfId(animal);
          return (
            <li key={name}>
              <h3 className="size-4">{name}</h3>
              <p className="over-hair ink-2">{tell}</p>
              {other !== undefined && (
                <SiteLink className="inline target" to={paths.compare(slug, other)}>
                  {m.suggest_compare({ name: own, other: name })}
                </SiteLink>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
