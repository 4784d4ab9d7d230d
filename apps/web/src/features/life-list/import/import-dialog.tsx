import { Button, Dialog, FileDropButton } from '@aranya/ui';
import { FileUp } from 'lucide-react';
import { useUndoImport } from '../../../data/life-list/use-imports';
import { Progress as Bar } from '../progress';
import { countText, openNames } from './import.rules';
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
      title="Import a life list"
      description="From eBird or iNaturalist. The file stays on your device: only each name with its first day is sent. Others see imported species as they see those you tick."
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
                  pendingLabel="Undoing the import"
                  onClick={() => undo({ body: { import_id: importId } }, { onSuccess: onClose })}
                >
                  Undo import
                </Button>
                <Button onClick={onClose}>Done</Button>
              </>
            ) : (
              <Button variant="outline" disabled={isBusy} onClick={onClose}>
                Cancel
              </Button>
            )}
            {step.at === 'match' && error !== '' && (
              <Button onClick={() => void match(step.read)}>Try again</Button>
            )}
            {step.at === 'review' && (
              <Button
                pending={isBusy}
                pendingLabel="Importing"
                disabled={records.length === 0}
                onClick={() => void add()}
              >
                {`Import ${records.length.toLocaleString('en')} species${open > 0 ? ` (${countText(open, 'name')} still open)` : ''}`}
              </Button>
            )}
          </div>
        </div>
      }
    >
      <div className="stack gap-4">
        {step.at === 'choose' && (
          <>
            <p>
              On eBird, ask for “Download My Data”; on iNaturalist, for “Export Observations”. Both send a ZIP
              file: open it, and choose the CSV file in it, of up to 100,000 lines.
            </p>
            <FileDropButton
              label="Choose a CSV file"
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
        {step.at === 'done' && (
          <p role="status">
            {countText(step.count, 'species is', 'species are')} imported into your life list.
          </p>
        )}
      </div>
    </Dialog>
  );
}

function ImportProgress({ done, total, isMatching }: Progress & { isMatching: boolean }) {
  const label = total === 0 ? 'Reading the file' : isMatching ? 'Looking names up' : 'Importing';
  return (
    <div className="stack gap-2">
      <p className="small ink-2" role="status">
        {label}
      </p>
      <Bar label={label} value={done} max={Math.max(total, 1)} />
    </div>
  );
}
