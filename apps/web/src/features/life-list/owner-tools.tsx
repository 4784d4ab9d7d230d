import { type LifeListVisibility, lifeListVisibilities } from '@aranya/contracts';
import { Button, Select } from '@aranya/ui';
import { Download, Plus } from 'lucide-react';
import { saveFile } from '../../lib/save-file';
import { visibilityOptions } from '../../parts/person/visibility-options';
import styles from './life-list.module.css';
import { type SeenSpecies, sorted, toCsv } from './life-list.rules';
import { useSetVisibility } from '../../data/life-list/use-life-list';

interface OwnerToolsProps {
  seen: readonly SeenSpecies[];
  visibility: LifeListVisibility;
  onAdd: () => void;
}

export function OwnerTools({ seen, visibility, onAdd }: OwnerToolsProps) {
  const { mutate, isPending, variables } = useSetVisibility();
  const download = () =>
    saveFile(new Blob([toCsv(sorted(seen, 'newest'))], { type: 'text/csv;charset=utf-8' }), 'life-list.csv');
  return (
    <div className={`screen-only cluster gap-4 spread bottoms ${styles.tools}`}>
      {seen.length > 0 && (
        <div className={`cluster gap-3 ${styles.actions}`}>
          <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
            Add species
          </Button>
          <Button variant="outline" icon={<Download aria-hidden="true" size={18} />} onClick={download}>
            Download as CSV
          </Button>
        </div>
      )}
      <Select
        label="Who sees this list"
        options={visibilityOptions(lifeListVisibilities)}
        value={isPending ? variables.body.visibility : visibility}
        onValueChange={(next) => mutate({ body: { visibility: next } })}
      />
      <p className={styles.hint}>Only you see the exact places of threatened animals.</p>
    </div>
  );
}
