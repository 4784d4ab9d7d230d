import { Button, EmptyState } from '@aranya/ui';
import { animalIndex, searchAnimals } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
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
      title={m.news_none({ q: q.trim() })}
      text={known ? m.news_none_text() : `${m.news_none_text()} ${m.news_fewer()}`}
      action={
        <div className="cluster gap-3 central">
          {meant !== undefined && (
            <Button variant="outline" onClick={() => onSearch(meant)}>
              {m.news_search_for({ name: meant })}
            </Button>
          )}
          <Button variant="fill" onClick={() => onSearch('')}>
            {m.news_show_all()}
          </Button>
        </div>
      }
    />
  );
}
