import { Button, Dialog, Select } from '@aranya/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError, errorText } from '../../lib/api';
import styles from './add-seen.module.css';
import { DaysTable } from './days-table';
import { newDraft, parkOptions, refusedDays, toRecords, withCommon, withOwn, withTick } from './seen-draft';
import { TickList } from './tick-list';
import { useAddSeen } from '../../data/life-list/use-life-list';
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
  const [draft, setDraft] = useState(() => newDraft(chosen));
  const [separate, setSeparate] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useAddSeen();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const change = (next: typeof draft) => {
    setError(undefined);
    setProblems({});
    setDraft(next);
  };
  const sayProblems = (next: Record<string, string>) => {
    setProblems(next);
    if (Object.keys(next).some((slug) => draft.own[slug])) setSeparate(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setError(undefined);
    const read = toRecords(draft);
    if (Object.keys(read.problems).length > 0) return sayProblems(read.problems);
    if (draft.ticked.length === 0) return setError('Tick a species first.');
    mutate(
      { body: { records: read.records } },
      {
        onSuccess: onClose,
        onError: (refused) => {
          const days = refusedDays(draft.ticked, refused instanceof ApiError ? refused.fields : undefined);
          if (Object.keys(days).length > 0) sayProblems(days);
          else setError(errorText(refused));
        },
      },
    );
  };
  const changeDays = () => {
    if (draft.ticked.length === 0) return setError('Tick a species first.');
    setError(undefined);
    setSeparate(!separate);
  };
  const many = draft.ticked.length;
  const commonProblem = draft.ticked.filter((slug) => !draft.own[slug]).map((slug) => problems[slug]);

  const switchButton = (
    <Button variant="quiet" className={styles.switch} onClick={changeDays}>
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
        <div className={styles.foot}>
          <p className={styles.error} role="alert">
            {error}
          </p>
          <div className={styles.actions}>
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
              onRemove={(slug) => change(withTick(draft, slug))}
            />
          </>
        ) : (
          <>
            <div className={styles.where}>
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
              ticked={draft.ticked}
              park={draft.common.park}
              onTick={(slug) => change(withTick(draft, slug))}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
