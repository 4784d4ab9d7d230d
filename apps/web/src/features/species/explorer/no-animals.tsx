import { Button, EmptyState } from '@aranya/ui';
import type { AnimalType } from '@aranya/wildlife-data';
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

interface NoAnimalsProps {
  /** Nothing was found for it. */
  text: string;
  /** So many match without status and type. */
  withoutFilters: number;
  onDropFilters: () => void;
  onSearch: (text: string) => void;
  onType: (type: AnimalType) => void;
  onShowAll: () => void;
}

export function NoAnimals(props: NoAnimalsProps) {
  const { text, withoutFilters, onDropFilters, onSearch, onType, onShowAll } = props;
  const how = 'You can search by name, group, place, habitat or status, or look through a class.';
  return (
    <EmptyState
      picture={<img src={artwork.scene('empty')} alt="" width="1200" height="900" />}
      title="No animals match your search/filter"
      text={text.trim() !== '' && withoutFilters === 0 ? `${noSpeciesText(text)} ${how}` : how}
      action={
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
      }
    />
  );
}
