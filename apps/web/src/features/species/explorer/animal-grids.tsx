import { type AnimalSummary, folded } from '@aranya/wildlife-data';
import { AnimalCard } from './animal-card';
import { m } from '../../../lib/language/messages';
import styles from './explorer-page.module.css';
import type { ExplorerQuery } from './explorer-query';
import type { Animals } from './use-animals';

interface AnimalGridsProps extends Pick<Animals, 'items' | 'found' | 'called'> {
  query: ExplorerQuery;
}

type Group = Animals['items'][number]['by'];

/**
 * Shows matches, animals also called so, and close ones. A new list has a new key, because cards that move
 * would shift.
 */
export function AnimalGrids({ items, query: { q, status, type }, ...counts }: AnimalGridsProps) {
  const shown = [...new Set(items.map(({ by }) => by))];
  return shown.map((group) => {
    const heading = headingText(group, q.trim(), counts);
    const id = `${group}-animals`;
    return (
      <div key={group} className={styles.group}>
        {heading !== '' && (
          <h2 id={id} className={styles.close}>
            <span>{heading}</span>
          </h2>
        )}
        <ul
          key={q + status + type}
          className={styles.grid}
          {...(heading === '' ? { 'aria-label': m.explorer_animals() } : { 'aria-labelledby': id })}
        >
          {items.map(({ animal, by, reason }, at) =>
            by === group ? (
              <AnimalCard
                key={animal.id}
                animal={animal}
                eager={at < 3}
                leading={at === 0}
                level={heading === '' ? 2 : 3}
                reason={reason ?? matchedWord(animal, q)}
              />
            ) : null,
          )}
        </ul>
      </div>
    );
  });
}

/** The word of the region that has the text, where the name does not. */
function matchedWord({ name, region }: AnimalSummary, q: string): string | undefined {
  const text = folded(q).trim();
  return folded(name).includes(text)
    ? undefined
    : region.split(/[ ,;]+/).find((word) => folded(word).includes(text));
}

/** Matches by name or region need a heading only below animals also called so. */
function headingText(
  group: Group,
  text: string,
  { found, called }: Pick<Animals, 'found' | 'called'>,
): string {
  if (group === 'found') return called > 0 ? m.explorer_with({ text }) : '';
  if (group === 'called') return m.explorer_called({ text });
  return found + called > 0 ? m.explorer_also_close({ text }) : m.explorer_close({ text });
}
