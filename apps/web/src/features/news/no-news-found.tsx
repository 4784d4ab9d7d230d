import { Button, EmptyState } from '@aranya/ui';
import { animalIndex, searchAnimals } from '@aranya/wildlife-data';
import { artwork } from '../../lib/artwork';
import { closeAnimals } from '../../parts/species-search/close-animals';

interface NoNewsFoundProps {
  q: string;
  onSearch: (q: string) => void;
}

/** The animal that a misspelt search may mean. */
const animalMeant = (q: string): string | undefined =>
  closeAnimals(animalIndex, q).find(({ byName }) => byName)?.animal.name;

export default function NoNewsFound({ q, onSearch }: NoNewsFoundProps) {
  const known = searchAnimals(animalIndex, q).length > 0;
  const meant = known ? undefined : animalMeant(q);
  return (
    <EmptyState
      picture={<img src={artwork.scene('empty')} alt="" width="1200" height="1200" />}
      title={`No news about “${q.trim()}”`}
      text={`None of the latest articles has these words in its title or text.${known ? '' : ' Try fewer or shorter words.'}`}
      action={
        <div className="cluster gap-3 central">
          {meant !== undefined && (
            <Button variant="outline" onClick={() => onSearch(meant)}>
              Search for {meant}
            </Button>
          )}
          <Button variant="fill" onClick={() => onSearch('')}>
            Show all news
          </Button>
        </div>
      }
    />
  );
}
