import { type LifeListVisibility, lifeListVisibilities } from '@aranya/contracts';
import { Button, Menu, Select } from '@aranya/ui';
import { Download, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { menuItem } from '../../lib/menu-item';
import { lazyPart } from '../../lib/lazy-part';
import { saveFile } from '../../lib/save-file';
import { visibilityOptions } from '../../parts/person/visibility-options';
import styles from './life-list.module.css';
import { type SeenSpecies, sorted, toCsv, toInaturalistCsv } from './life-list.rules';
import { useSetVisibility } from '../../data/life-list/use-life-list';

const ImportDialog = lazyPart(() => import('./import/import-dialog'));

interface OwnerToolsProps {
  seen: readonly SeenSpecies[];
  visibility: LifeListVisibility;
  onAdd: () => void;
}

export function OwnerTools({ seen, visibility, onAdd }: OwnerToolsProps) {
  const { mutate, isPending, variables } = useSetVisibility();
  const [isImporting, setImporting] = useState(false);
  const save = (write: (shown: readonly SeenSpecies[]) => string, name: string) =>
    saveFile(new Blob([write(sorted(seen, 'newest'))], { type: 'text/csv;charset=utf-8' }), name);
  return (
    <div className={`screen-only cluster gap-4 spread bottoms ${styles.tools}`}>
      <div className={`cluster gap-3 ${styles.actions}`}>
        {seen.length > 0 && (
          <>
            <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
              Add species
            </Button>
            <Button
              variant="outline"
              icon={<Download aria-hidden="true" size={18} />}
              onClick={() => save(toCsv, 'life-list.csv')}
            >
              Download as CSV
            </Button>
          </>
        )}
        <Button
          variant="outline"
          icon={<FileUp aria-hidden="true" size={18} />}
          onClick={() => setImporting(true)}
        >
          Import
        </Button>
        {seen.length > 0 && (
          <Menu
            label="More downloads"
            items={[
              menuItem('Download for iNaturalist', Download, () =>
                save(toInaturalistCsv, 'life-list-inaturalist.csv'),
              ),
            ]}
          />
        )}
      </div>
      <Select
        label="Who sees this list"
        options={visibilityOptions(lifeListVisibilities)}
        value={isPending ? variables.body.visibility : visibility}
        onValueChange={(next) => mutate({ body: { visibility: next } })}
      />
      <p className={styles.hint}>Only you see the exact places of threatened animals.</p>
      {isImporting && (
        <ImportDialog
          seen={new Set(seen.map(({ entry }) => entry.species))}
          onClose={() => setImporting(false)}
        />
      )}
    </div>
  );
}
