import { Button, EmptyState } from '@aranya/ui';
import { artwork } from '../../../lib/artwork';

/** Each of these finds something. */
const ideas = ['big cat', 'Himalaya', 'birds of prey'];

interface NoAnimalsProps {
  /** So many match without status and type. */
  withoutFilters: number;
  onDropFilters: () => void;
  onSearch: (text: string) => void;
  onShowAll: () => void;
}

export function NoAnimals({ withoutFilters, onDropFilters, onSearch, onShowAll }: NoAnimalsProps) {
  return (
    <EmptyState
      picture={<img src={artwork.scene('empty')} alt="" width="1200" height="900" />}
      title="No animals match your search/filter"
      text="You can search by name, group, place, habitat or status. For example:"
      action={
        <div className="cluster gap-3 central">
          {ideas.map((idea) => (
            <Button key={idea} variant="outline" onClick={() => onSearch(idea)}>
              {idea}
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
