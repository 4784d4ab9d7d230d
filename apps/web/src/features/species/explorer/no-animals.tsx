import { Button, EmptyState } from '@aranya/ui';
import { animalCount, type AnimalType } from '@aranya/wildlife-data';
import type { ReactNode } from 'react';
import { m } from '../../../lib/language/messages';
import { artwork } from '../../../lib/artwork';
import { capital } from '../../../lib/capital';
import styles from './explorer-page.module.css';

/** Each of these finds something. */
const ideas = () => [m.explorer_idea_cats(), m.explorer_idea_himalaya(), m.explorer_idea_raptors()];

const classes: readonly [label: () => string, type: AnimalType][] = [
  [m.explorer_all_mammals, 'Mammal'],
  [m.explorer_all_birds, 'Bird'],
  [m.explorer_all_reptiles, 'Reptile'],
  [m.explorer_all_fish, 'Fish'],
];

interface NoAnimalsProps {
  /** The search without results. */
  text: string;
  /** The number that match without status and type. */
  withoutFilters: number;
  ways: ReactNode;
}

export function NoAnimals({ text, withoutFilters, ways }: NoAnimalsProps) {
  return (
    <EmptyState
      className={styles.none}
      picture={<img src={artwork.scene('empty')} alt="" width="1200" height="900" />}
      title={m.explorer_none()}
      text={
        text.trim() !== '' && withoutFilters === 0
          ? `${noneText(text)} ${m.explorer_how()}`
          : m.explorer_how()
      }
      action={ways}
    />
  );
}

const noneText = (text: string) =>
  /^\s*extinct\b/i.test(text)
    ? m.explorer_none_extinct({ count: animalCount })
    : m.explorer_none_called({ count: animalCount, text: text.trim() });

interface WaysOnProps {
  /** Links to what the text may mean. */
  offer: ReactNode;
  withoutFilters: number;
  onDropFilters: () => void;
  onSearch: (text: string) => void;
  onType: (type: AnimalType) => void;
  onShowAll: () => void;
}

/** Leads on from a search that found nothing in the guide. */
export function WaysOn({ offer, withoutFilters, onDropFilters, onSearch, onType, onShowAll }: WaysOnProps) {
  return (
    <div className="stack gap-5 centers">
      <Button variant="fill" onClick={onShowAll}>
        {m.explorer_show_all()}
      </Button>
      <div className="cluster gap-3 central">
        {offer}
        {ideas().map((idea) => (
          <Button key={idea} variant="outline" onClick={() => onSearch(idea)}>
            {capital(idea)}
          </Button>
        ))}
        {classes.map(([label, type]) => (
          <Button key={type} variant="outline" onClick={() => onType(type)}>
            {label()}
          </Button>
        ))}
        {withoutFilters > 0 && (
          <Button variant="outline" onClick={onDropFilters}>
            {m.explorer_without_filters({ count: withoutFilters })}
          </Button>
        )}
      </div>
    </div>
  );
}
