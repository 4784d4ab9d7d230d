import { Button, EmptyState } from '@aranya/ui';
import { animalCount, type AnimalType } from '@aranya/wildlife-data';
import type { ReactNode } from 'react';
import { noSpeciesText } from '../../../parts/species-search/no-species-text';
import { artwork } from '../../../lib/artwork';
import { NONE_TEXT } from './result-text';

/** Each of these finds something. */
const ideas = ['big cat', 'Himalaya', 'birds of prey'];

const classes: readonly [label: string, type: AnimalType][] = [
  ['All mammals', 'Mammal'],
  ['All birds', 'Bird'],
  ['All reptiles', 'Reptile'],
  ['All fish', 'Fish'],
];

const HOW = 'You can search by name, group, place, habitat or status, or look through a class.';

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
      picture={<img src={artwork.scene('empty')} alt="" width="1200" height="900" />}
      title={NONE_TEXT}
      text={text.trim() !== '' && withoutFilters === 0 ? `${noneText(text)} ${HOW}` : HOW}
      action={ways}
    />
  );
}

const noneText = (text: string) =>
  /^\s*extinct\b/i.test(text)
    ? `The guide holds ${animalCount} animals of India and beyond, none of them extinct.`
    : noSpeciesText(text);

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
      <div className="cluster gap-3 central">
        {offer}
        {ideas.map((idea) => (
          <Button key={idea} variant="outline" onClick={() => onSearch(idea)}>
            {idea}
          </Button>
        ))}
        {classes.map(([label, type]) => (
          <Button key={type} variant="outline" onClick={() => onType(type)}>
            {label}
          </Button>
        ))}
        {withoutFilters > 0 && (
          <Button variant="outline" onClick={onDropFilters}>
            Search without filters ({withoutFilters})
          </Button>
        )}
      </div>
      <Button variant="fill" onClick={onShowAll}>
        Show all animals
      </Button>
    </div>
  );
}
