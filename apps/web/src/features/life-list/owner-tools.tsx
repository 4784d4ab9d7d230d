import { type LifeListVisibility, lifeListVisibilities } from '@aranya/contracts';
import { Button, Dialog, Menu, Select } from '@aranya/ui';
import { Download, Eye, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
import { menuItem } from '../../lib/menu-item';
import { lazyPart } from '../../lib/lazy-part';
import { saveFile } from '../../lib/save-file';
import { useChildUntil } from '../../lib/session/use-me';
import { visibilityOptions } from '../../parts/person/visibility-options';
import { type SeenSpecies, sorted, toCsv, toInaturalistCsv } from './life-list.rules';
import { useSetVisibility } from '../../data/life-list/use-life-list';

const ImportDialog = lazyPart(() => import('./import/import-dialog'));

interface OwnerToolsProps {
  seen: readonly SeenSpecies[];
  visibility: LifeListVisibility;
  onAdd: () => void;
}

export function OwnerTools({ seen, visibility, onAdd }: OwnerToolsProps) {
  const isChild = useChildUntil() !== undefined;
  const { mutate, isPending, variables } = useSetVisibility();
  const [dialog, setDialog] = useState<'import' | 'visibility' | null>(null);
  const save = (write: (shown: readonly SeenSpecies[]) => string, name: string) => () =>
    saveFile(new Blob([write(sorted(seen, 'newest'))], { type: 'text/csv;charset=utf-8' }), name);
  return (
    <div className="screen-only row wraps gap-2">
      <Button icon={seen.length > 0 && <Plus aria-hidden="true" />} onClick={onAdd}>
        {seen.length > 0 ? m.life_add() : m.life_tick()}
      </Button>
      <Button
        variant="outline"
        icon={<FileUp aria-hidden="true" size={18} />}
        onClick={() => setDialog('import')}
      >
        {m.life_import()}
      </Button>
      {seen.length > 0 && (
        <Menu
          label={m.life_more()}
          items={[
            menuItem(m.life_who_sees(), Eye, () => setDialog('visibility')),
            menuItem(m.life_csv(), Download, save(toCsv, 'life-list.csv')),
            menuItem(m.life_inaturalist(), Download, save(toInaturalistCsv, 'life-list-inaturalist.csv')),
          ]}
        />
      )}
      <Dialog
        size="s"
        title={m.life_who_sees()}
        description={m.life_who_sees_text()}
        open={dialog === 'visibility'}
        onOpenChange={() => setDialog(null)}
      >
        <Select
          label={m.life_who_sees()}
          labelHidden
          options={visibilityOptions(lifeListVisibilities.filter((one) => !isChild || one !== 'public'))}
          value={isPending ? variables.body.visibility : visibility}
          onValueChange={(next) => mutate({ body: { visibility: next } })}
        />
      </Dialog>
      {dialog === 'import' && (
        <ImportDialog
          seen={new Set(seen.map(({ entry }) => entry.species))}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
