import { Button, Dialog } from '@aranya/ui';
import { clsx } from 'clsx';
import { useId } from 'react';
import { m } from '../../lib/language/messages';
import styles from './add-seen.module.css';
import { DaysTable } from './days-table';
import { ParkField } from './park-field';
import { type SeenDraft, withCommon, withOwn, withTick } from './seen-draft';
import { TickList } from './tick-list';
import { useSeenForm } from './use-seen-form';
import { WhenField } from './when-field';

interface SeenDialogProps {
  seen?: ReadonlySet<string>;
  first: SeenDraft;
  /** The name of the animal that is edited. */
  listed?: string;
  onClose: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** Adds several species with a common day and park or their own, or edits one on the list. */
export function SeenDialog({ seen = nothing, first, listed, onClose }: SeenDialogProps) {
  const isListed = listed !== undefined;
  const { form, draft, separate, isSearched, problems, error, isPending, change, submit, changeDays } =
    useSeenForm(first, isListed, onClose);
  const formId = useId();
  const many = draft.ticked.length;
  const commonProblem = draft.ticked
    .filter((slug) => !draft.own[slug])
    .map((slug) => problems[slug])
    .find((problem) => problem !== undefined);

  const switchButton = (
    <Button variant="quiet" className="start" disabled={many === 0 && !separate} onClick={changeDays}>
      {separate ? m.seen_back_to_list() : m.seen_several_days()}
    </Button>
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      size={separate ? 'l' : 'm'}
      title={isListed ? m.life_change({ name: listed }) : m.seen_what()}
      footer={
        <div className="stack gap-3 wide">
          <p className="unless-empty medium danger" role="alert">
            {error}
          </p>
          <div className="cluster gap-3 to-end share-row">
            <Button variant="outline" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            <Button
              type="submit"
              form={formId}
              pending={isPending}
              pendingLabel={isListed ? m.entry_saving() : m.seen_adding()}
            >
              {isListed
                ? m.seen_save()
                : many === 0
                  ? m.seen_add_to_list()
                  : m.seen_add_count({ count: many })}
            </Button>
          </div>
        </div>
      }
      description={m.seen_others_see()}
    >
      <form
        ref={form}
        id={formId}
        className={clsx('stack gap-4', isSearched && (isListed || separate) && styles.searched)}
        onSubmit={submit}
        noValidate
      >
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
                label={m.seen_dialog_day()}
                hint={m.seen_when_hint()}
                error={commonProblem?.when}
                value={draft.common.when}
                onValueChange={(when) => change(withCommon(draft, { when }))}
              />
              <ParkField
                label={m.seen_dialog_park()}
                error={commonProblem?.park}
                value={draft.common.park}
                onValueChange={(park) => change(withCommon(draft, { park }))}
              />
            </div>
            {!isListed && (
              <>
                {switchButton}
                <TickList
                  seen={seen}
                  chosen={first.ticked}
                  draft={draft}
                  onTick={(animal) => change(withTick(draft, animal))}
                />
              </>
            )}
          </>
        )}
      </form>
    </Dialog>
  );
}
