import { Button, EmptyState, FilterPills } from '@aranya/ui';
import { X } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { toShownAnimal } from '../../../lib/animals';
import { privateMeta } from '../../../lib/page-meta';
import { SpeciesSearch } from '../../../parts/species-search/species-search';
import { AdminHead } from '../shared/admin-head';
import { AdminList } from '../shared/admin-list';
import { PhotoCard } from './photo-card';
import styles from './photographs.module.css';
import { photoKey, usePhotos } from './use-photos';

export const meta = () => privateMeta('Photographs');

const speciesParser = parseAsString.withOptions({ history: 'push' });
const onlyParser = parseAsStringLiteral(['featured'] as const).withOptions({ history: 'push' });

export default function PhotographsPage() {
  const [species, setSpecies] = useQueryState('species', speciesParser);
  const [only, setOnly] = useQueryState('only', onlyParser);
  const list = usePhotos(species, only);
  return (
    <>
      <AdminHead title="Photographs">
        Members’ pictures under open licences. Those you feature are shown on the page of their species, with
        the author’s name.
      </AdminHead>
      <div className="cluster gap-4 spread bottoms">
        {species === null ? (
          <div className={styles.search}>
            <SpeciesSearch label="Species" onSelect={(slug) => void setSpecies(slug)} />
          </div>
        ) : (
          <Button
            variant="outline"
            className="rigid"
            aria-label={`${toShownAnimal({ species }).name}: show all species`}
            onClick={() => void setSpecies(null)}
          >
            {toShownAnimal({ species }).name}
            <X aria-hidden="true" size={18} />
          </Button>
        )}
        <FilterPills
          label="Which photographs"
          options={[
            { value: 'all', label: 'All' },
            { value: 'featured', label: 'Featured' },
          ]}
          value={only ?? 'all'}
          onValueChange={(next) => void setOnly(next === 'all' ? null : next)}
        />
      </div>
      <AdminList
        grid
        list={list}
        label="Photographs"
        failedTitle="The photographs could not be loaded"
        getKey={photoKey}
        empty={
          <EmptyState
            title={only === null ? 'No photograph yet' : 'No featured photographs'}
            text="A picture appears here once its author has chosen an open licence and the post names a species."
          />
        }
      >
        {(photo) => <PhotoCard photo={photo} />}
      </AdminList>
    </>
  );
}
