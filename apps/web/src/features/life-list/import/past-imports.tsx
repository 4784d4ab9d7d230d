import type { ImportSource, LifeListImport } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { intlLocale } from '../../../lib/language/locale';
import { dateFormat } from '../../../lib/time/date-format';
import { useImports, useUndoImport } from '../../../data/life-list/use-imports';

const sites: Record<ImportSource, string> = { ebird: 'eBird', inaturalist: 'iNaturalist' };

const date = dateFormat({ dateStyle: 'long' });

const importText = ({ source, createdAt, species_count: count }: LifeListImport) =>
  m.import_from({
    number: count.toLocaleString(intlLocale()),
    site: sites[source],
    day: date().format(new Date(createdAt)),
  });

/** Lists earlier imports, each of which can be undone as a whole. */
export function PastImports() {
  const { data: imports = [] } = useImports();
  const { mutate, isPending, variables } = useUndoImport();
  if (imports.length === 0) return null;
  return (
    <section className="stack gap-3">
      <h3 className="bold">{m.import_earlier()}</h3>
      <ul className="stack gap-2">
        {imports.map((each) => (
          <li key={each.import_id} className="cluster gap-3 spread">
            <span>{importText(each)}</span>
            <Button
              variant="quiet"
              aria-label={m.import_undo_of({ what: importText(each) })}
              pending={isPending && variables.body.import_id === each.import_id}
              pendingLabel={m.import_undoing()}
              onClick={() => mutate({ body: { import_id: each.import_id } })}
            >
              {m.import_undo()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
