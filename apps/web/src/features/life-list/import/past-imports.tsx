import type { ImportSource, LifeListImport } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { dateFormat } from '../../../lib/time/date-format';
import { useImports, useUndoImport } from '../../../data/life-list/use-imports';
import { countText } from './import.rules';

const sites: Record<ImportSource, string> = { ebird: 'eBird', inaturalist: 'iNaturalist' };

const date = dateFormat({ dateStyle: 'long' });

const importText = ({ source, createdAt, species_count: count }: LifeListImport) =>
  `${countText(count, 'species', 'species')} from ${sites[source]}, ${date().format(new Date(createdAt))}`;

/** Lists earlier imports, each of which can be undone as a whole. */
export function PastImports() {
  const { data: imports = [] } = useImports();
  const { mutate, isPending, variables } = useUndoImport();
  if (imports.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h3 className="bold">Earlier imports</h3>
      <ul className="stack gap-2">
        {imports.map((each) => (
          <li key={each.import_id} className="cluster gap-3 spread">
            <span>{importText(each)}</span>
            <Button
              variant="quiet"
              aria-label={`Undo ${importText(each)}`}
              pending={isPending && variables.body.import_id === each.import_id}
              pendingLabel="Undoing the import"
              onClick={() => mutate({ body: { import_id: each.import_id } })}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
