import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { NoScriptSection } from '../../../lib/noscript/noscript';
import { paths } from '../../../lib/paths';
import styles from './comparison-view.module.css';
import { FigureText } from './figure-text';
import type { KeyFigures } from './key-figures.server';

/** Without scripts nothing can be chosen, so one table has the key figures of all species. */
export function AllSpecies({ figures }: { figures: readonly KeyFigures[] }) {
  return (
    <NoScriptSection title={m.compare_all({ count: figures.length })}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on a phone, also by keys */}
      <div className={styles.all} role="region" aria-label={m.compare_table()} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{m.compare_species()}</th>
              <th scope="col">{m.compare_size()}</th>
              <th scope="col">{m.fact_weight()}</th>
              <th scope="col">{m.compare_lifespan()}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ id, name, size, weight, lifespan }) => (
              <tr key={id}>
                <th scope="row">
                  <SiteLink to={paths.animal(id)}>{name}</SiteLink>
                </th>
                <td>{size && <FigureText figure={size} />}</td>
                <td>{weight && <FigureText figure={weight} />}</td>
                <td>{lifespan && <FigureText figure={lifespan} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </NoScriptSection>
  );
}
