import { Button, Dialog, Select } from '@aranya/ui';
import { useId } from 'react';
import styles from './add-seen.module.css';
import { DaysTable } from './days-table';
import { parkOptions, withCommon, withOwn, withTick } from './seen-draft';
import { TickList } from './tick-list';
import { useSeenForm } from './use-seen-form';
import { WhenField } from './when-field';
import { WHEN_HINT } from './when.rules';

interface AddSeenDialogProps {
  /** These slugs are on the list already. */
  seen: ReadonlySet<string>;
  /** These slugs are ticked at first. */
  chosen: readonly string[];
  onClose: () => void;
}

/** Ticks several species with one day and one park, or each with its own. */
export function AddSeenDialog({ seen, chosen, onClose }: AddSeenDialogProps) {
  const { form, draft, separate, problems, error, isPending, change, submit, changeDays } = useSeenForm(
    chosen,
    onClose,
  );
  const formId = useId();
  const many = draft.ticked.length;
  const commonProblem = draft.ticked.filter((slug) => !draft.own[slug]).map((slug) => problems[slug]);

  const switchButton = (
    <Button variant="quiet" className="start" disabled={many === 0 && !separate} onClick={changeDays}>
      {separate ? 'Back to the list' : 'Several days? Give each its own'}
    </Button>
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      size={separate ? 'l' : 'm'}
      title="What have you seen?"
      footer={
        <div className="stack gap-3 wide">
          <p className="unless-empty medium danger" role="alert">
            {error}
          </p>
          <div className="cluster gap-3 to-end share-row">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} pending={isPending} pendingLabel="Adding">
              {many === 0 ? 'Add to your life list' : `Add ${many} species`}
            </Button>
          </div>
        </div>
      }
      description="Others only ever see the month."
    >
      <form ref={form} id={formId} className="stack gap-4" onSubmit={submit} noValidate>
        {separate ? (
          <>
            {switchButton}
            <DaysTable
              draft={draft}
              problems={problems}
              onChange={(slug, next) => change(withOwn(draft, slug, next))}
              onRemove={(species) => change(withTick(draft, { species }))}
            />
          </>
        ) : (
          <>
            <div className={`stack gap-3 ${styles.where}`}>
              <WhenField
                label="Day"
                hint={WHEN_HINT}
                error={commonProblem.find((problem) => problem !== undefined)}
                value={draft.common.when}
                onValueChange={(when) => change(withCommon(draft, { when }))}
              />
              <Select
                label="Park"
                options={parkOptions}
                value={draft.common.park}
                onValueChange={(park) => change(withCommon(draft, { park }))}
              />
            </div>
            {switchButton}
            <TickList
              seen={seen}
              chosen={chosen}
              draft={draft}
              onTick={(animal) => change(withTick(draft, animal))}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
