import { Button, EmptyState } from '@aranya/ui';
import { animalCount, type AnimalType } from '@aranya/wildlife-data';
import type { ReactNode } from 'react';
import type { FoundTaxa } from '../../../data/taxa/fetch-taxa';
import { noSpeciesText } from '../../../parts/species-search/no-species-text';
import { artwork } from '../../../lib/artwork';

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
  /** Nothing was found for it. */
  text: string;
  /** So many match without status and type. */
  withoutFilters: number;
  /** What the guide lacks, but is found by name; it stands below. */
  beyond: FoundTaxa['taxa'];
  /** Where nothing was found by name. */
  ways: ReactNode;
}

export function NoAnimals({ text, withoutFilters, beyond: [best], ways }: NoAnimalsProps) {
  const title = 'No animals match your search/filter';
  if (best) {
    const found = best.similar_spelling ? 'Names with a similar spelling are' : 'What was found by name is';
    return (
      <EmptyState
        picture={null}
        title={title}
        text={`None of the ${animalCount} animals of the guide fits your search. ${found} below.`}
      />
    );
  }
  return (
    <EmptyState
      picture={<img src={artwork.scene('empty')} alt="" width="1200" height="900" />}
      title={title}
      text={text.trim() !== '' && withoutFilters === 0 ? `${noSpeciesText(text)} ${HOW}` : HOW}
      action={ways}
    />
  );
}

interface WaysOnProps {
  /** So many match without status and type. */
  withoutFilters: number;
  onDropFilters: () => void;
  onSearch: (text: string) => void;
  onType: (type: AnimalType) => void;
  onShowAll: () => void;
}

/** Leads on from a search that found nothing in the guide. */
export function WaysOn({ withoutFilters, onDropFilters, onSearch, onType, onShowAll }: WaysOnProps) {
  return (
    <div className="cluster gap-3 central">
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
      <Button variant="fill" onClick={onShowAll}>
        Show all animals
      </Button>
    </div>
  );
}
