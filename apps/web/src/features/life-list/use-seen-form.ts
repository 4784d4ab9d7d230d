import { type FormEvent, useEffect, useRef, useState } from 'react';
import { notify } from '@aranya/ui';
import { v4 as newId } from 'uuid';
import { m } from '../../lib/language/messages';
import { useAddSeen } from './use-add-seen';
import { useChangeSeen } from '../../data/life-list/use-life-list';
import { takeQuietly } from '../../data/outbox/queue-actions';
import { toShownAnimal } from '../../lib/animals';
import { ApiError, errorText } from '../../lib/api';
import { isNamingPark, refusedDays, type SeenDraft, type SeenProblems, toRecords } from './seen-draft';

/**
 * Holds and saves the ticked species with their days and errors.
 * @param isListed an entry of the list is edited
 */
export function useSeenForm(first: SeenDraft, isListed: boolean, onSaved: () => void) {
  const [draft, setDraft] = useState(first);
  const [separate, setSeparate] = useState(false);
  /** Never reset, as a dialog that shrinks with its list would move its buttons from under the pointer. */
  const [isSearched, setSearched] = useState(false);
  const [problems, setProblems] = useState<SeenProblems>({});
  const [error, setError] = useState<string>();
  const adding = useAddSeen();
  const changing = useChangeSeen();
  const isPending = adding.isPending || changing.isPending;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const change = (next: SeenDraft) => {
    setError(undefined);
    setProblems({});
    setDraft(next);
    if (isNamingPark(next)) setSearched(true);
  };
  const sayProblems = (next: SeenProblems) => {
    setProblems(next);
    if (Object.keys(next).some((slug) => draft.own[slug])) setSeparate(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setError(undefined);
    const read = toRecords(draft);
    if (Object.keys(read.problems).length > 0) return sayProblems(read.problems);
    const [record] = read.records;
    if (record === undefined) return setError(m.seen_tick_first());
    const onError = (refused: unknown) => {
      const days = refusedDays(draft.ticked, refused instanceof ApiError ? refused.fields : undefined);
      if (Object.keys(days).length > 0) sayProblems(days);
      else setError(errorText(refused));
    };
    if (isListed) return changing.mutate({ body: record }, { onSuccess: onSaved, onError });
    const names = draft.ticked.map((species) => toShownAnimal({ species, taxon: draft.taxa[species] }).name);
    adding.mutate(
      { clientId: newId(), records: read.records, names: names.join(', ') },
      {
        onSuccess: ({ waits, message }) => {
          notify[waits ? 'info' : 'success'](message);
          onSaved();
        },
        onError: (refused, { clientId }) => {
          // It stays in the dialog, to be corrected and sent again.
          void takeQuietly(clientId);
          onError(refused);
        },
      },
    );
  };
  const changeDays = () => {
    setError(undefined);
    // The other fields would lose the text that names no park, for which its own field shows an error.
    if (isNamingPark(draft)) return;
    setSeparate(!separate);
  };

  return { form, draft, separate, isSearched, problems, error, isPending, change, submit, changeDays };
}
