import { Button, Dialog, FileDropButton } from '@aranya/ui';
import { FileUp } from 'lucide-react';
import { m } from '../../../lib/language/messages';
import { useUndoImport } from '../../../data/life-list/use-imports';
import { Progress as Bar } from '../../../parts/screen/progress';
import { counted, openNames } from './import.rules';
import { ImportReview } from './import-review';
import { PastImports } from './past-imports';
import { type Progress, useListImport } from './use-list-import';

interface ImportDialogProps {
  seen: ReadonlySet<string>;
  onClose: () => void;
}

export default function ImportDialog({ seen, onClose }: ImportDialogProps) {
  const { importId, step, choices, progress, error, records, choose, match, add, decide } = useListImport();
  const { mutate: undo, isPending: isUndoing } = useUndoImport();
  const isBusy = progress !== null;
  const open = step.at === 'review' ? openNames(step.names, choices) : 0;
  const added = records.filter(({ species }) => !seen.has(species)).length;

  return (
    <Dialog
      open
      // A closed dialog would hide the progress.
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={m.import_title()}
      description={m.import_text()}
      footer={
        <div className="stack gap-3 wide">
          {progress && <ImportProgress {...progress} isMatching={step.at !== 'review'} />}
          <p className="unless-empty medium danger" role="alert">
            {error}
          </p>
          <div className="cluster gap-3 to-end share-row">
            {step.at === 'done' ? (
              <>
                <Button
                  variant="outline"
                  pending={isUndoing}
                  pendingLabel={m.import_undoing()}
                  onClick={() => undo({ body: { import_id: importId } }, { onSuccess: onClose })}
                >
                  {m.import_undo_all()}
                </Button>
                <Button onClick={onClose}>{m.import_done()}</Button>
              </>
            ) : (
              <Button variant="outline" disabled={isBusy} onClick={onClose}>
                {m.ui_cancel()}
              </Button>
            )}
            {step.at === 'match' && error !== '' && (
              <Button onClick={() => void match(step.read)}>{m.ui_again()}</Button>
            )}
            {step.at === 'review' && (
              <Button
                pending={isBusy}
                pendingLabel={m.import_importing()}
                disabled={records.length === 0}
                onClick={() => void add()}
              >
                {m.import_count(counted(records.length))}
                {open > 0 && m.import_open(counted(open))}
              </Button>
            )}
          </div>
        </div>
      }
    >
      <div className="stack gap-4">
        {step.at === 'choose' && (
          <>
            <p>{m.import_how()}</p>
            <FileDropButton
              label={m.import_choose_file()}
              accept=".csv,.zip,text/csv"
              icon={<FileUp aria-hidden="true" size={20} />}
              disabled={isBusy}
              className="start"
              onFiles={([file]) => file && void choose(file)}
              onRefused={([file]) => file && void choose(file)}
            />
            <PastImports />
          </>
        )}
        {step.at === 'review' && (
          <ImportReview
            read={step.read}
            names={step.names}
            choices={choices}
            added={added}
            disabled={isBusy}
            onChoose={decide}
          />
        )}
        {step.at === 'done' && <p role="status">{m.import_was(counted(step.count))}</p>}
      </div>
    </Dialog>
  );
}

function ImportProgress({ done, total, isMatching }: Progress & { isMatching: boolean }) {
  const label = total === 0 ? m.import_reading() : isMatching ? m.import_matching() : m.import_importing();
  return (
    <div className="stack gap-2">
      <p className="small ink-2" role="status">
        {label}
      </p>
      <Bar label={label} value={done} max={Math.max(total, 1)} />
    </div>
  );
}
