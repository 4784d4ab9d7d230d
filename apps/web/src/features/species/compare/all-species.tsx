import { Link } from 'react-router';
import { NoScriptSection } from '../../../lib/noscript/noscript';
import { paths } from '../../../lib/paths';
import styles from './comparison-view.module.css';
import { FigureText } from './figure-text';
import type { KeyFigures } from './key-figures.server';

/** Without scripts nothing can be chosen, so one table has the key figures of all species. */
export function AllSpecies({ figures }: { figures: readonly KeyFigures[] }) {
  return (
    <NoScriptSection title={`All ${figures.length} species side by side`}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on a phone, also by keys */}
      <div className={styles.all} role="region" aria-label="Key figures of all species" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Species</th>
              <th scope="col">Size</th>
              <th scope="col">Weight</th>
              <th scope="col">Lifespan</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ id, name, size, weight, lifespan }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={paths.animal(id)}>{name}</Link>
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
