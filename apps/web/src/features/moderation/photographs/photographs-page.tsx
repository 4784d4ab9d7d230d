import { Button, EmptyState, FilterPills } from '@aranya/ui';
import { X } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { m } from '../../../lib/language/messages';
import { toShownAnimal } from '../../../lib/animals';
import { privateMeta } from '../../../lib/page-meta';
import { SpeciesSearch } from '../../../parts/species-search/species-search';
import { AdminHead } from '../shared/admin-head';
import { AdminList } from '../shared/admin-list';
import { PhotoCard } from './photo-card';
import styles from '../shared/admin.module.css';
import { photoKey, usePhotos } from './use-photos';

export const meta = () => privateMeta(m.admin_photographs());

const speciesParser = parseAsString.withOptions({ history: 'push' });
const onlyParser = parseAsStringLiteral(['featured'] as const).withOptions({ history: 'push' });

export default function PhotographsPage() {
  const [species, setSpecies] = useQueryState('species', speciesParser);
  const [only, setOnly] = useQueryState('only', onlyParser);
  const list = usePhotos(species, only);
  return (
    <>
      <AdminHead title={m.admin_photographs()}>{m.admin_photos_lede()}</AdminHead>
      <div className="cluster gap-3 gap-x-4 spread bottoms">
        <FilterPills
          label={m.admin_photos_which()}
          options={[
            { value: 'all', label: m.admin_photos_all() },
            { value: 'featured', label: m.admin_photos_featured() },
          ]}
          value={only ?? 'all'}
          onValueChange={(next) => void setOnly(next === 'all' ? null : next)}
        />
        {species === null ? (
          <div className={styles.field}>
            <SpeciesSearch label={m.admin_photos_species()} onSelect={(slug) => void setSpecies(slug)} />
          </div>
        ) : (
          <Button
            variant="outline"
            className="rigid"
            aria-label={m.admin_photos_all_species({ name: toShownAnimal({ species }).name })}
            onClick={() => void setSpecies(null)}
          >
            {toShownAnimal({ species }).name}
            <X aria-hidden="true" size={18} />
          </Button>
        )}
      </div>
      <AdminList
        grid
        list={list}
        label={m.admin_photographs()}
        failedTitle={m.admin_photos_failed()}
        getKey={photoKey}
        empty={
          <EmptyState
            title={only === null ? m.admin_photos_none() : m.admin_photos_none_featured()}
            text={m.admin_photos_none_text()}
          />
        }
      >
        {(photo) => <PhotoCard photo={photo} />}
      </AdminList>
    </>
  );
}
