import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAddSeen } from '../../data/life-list/use-life-list';
import { ApiError, errorText } from '../../lib/api';
import { newDraft, refusedDays, type SeenDraft, toRecords } from './seen-draft';

/** Holds the species that are ticked with their days, what is wrong with them, and adds them. */
export function useSeenForm(chosen: readonly string[], onAdded: () => void) {
  const [draft, setDraft] = useState(() => newDraft(chosen));
  const [separate, setSeparate] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useAddSeen();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const change = (next: SeenDraft) => {
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
        onSuccess: onAdded,
        onError: (refused) => {
          const days = refusedDays(draft.ticked, refused instanceof ApiError ? refused.fields : undefined);
          if (Object.keys(days).length > 0) sayProblems(days);
          else setError(errorText(refused));
        },
      },
    );
  };
  const changeDays = () => {
    setError(undefined);
    setSeparate(!separate);
  };

  return { form, draft, separate, problems, error, isPending, change, submit, changeDays };
}
