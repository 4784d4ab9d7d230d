import { AnimalCard } from './animal-card';
import styles from './explorer-page.module.css';
import type { ExplorerQuery } from './explorer-query';
import type { Animals } from './use-animals';

interface AnimalGridsProps extends Pick<Animals, 'shownFound' | 'shownClose' | 'found'> {
  query: ExplorerQuery;
}

/** Shows what was found, then what comes close. A new list has a new key, because cards that move would shift. */
export function AnimalGrids({ shownFound, shownClose, found, query: { q, status, type } }: AnimalGridsProps) {
  return (
    <>
      {shownFound.length > 0 && (
        <ul key={q + status + type} className={styles.grid} aria-label="Animals">
          {shownFound.map(({ animal }, i) => (
            <AnimalCard key={animal.id} animal={animal} eager={i < 3} leading={i === 0} />
          ))}
        </ul>
      )}
      {shownClose.length > 0 && (
        <>
          <h2 id="close-animals" className={styles.close}>
            <span>
              {found > 0 ? 'Also close' : 'Close'} to “{q.trim()}”
            </span>
          </h2>
          <ul key={`close ${q}${status}${type}`} className={styles.grid} aria-labelledby="close-animals">
            {shownClose.map(({ animal, reason }, i) => (
              <AnimalCard
                key={animal.id}
                animal={animal}
                eager={shownFound.length === 0 && i < 3}
                leading={false}
                reason={reason}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
