import { emptyPostError } from '@aranya/contracts';
import { announce, notify, ToastContent } from '@aranya/ui';
import type { PlaceCheck } from '@aranya/wildlife-data';
import type { QueryClient } from '@tanstack/react-query';
import { draftKeys } from '../../data/drafts/draft-keys';
import { enqueue } from '../../data/outbox/enqueue';
import { takeEntry } from '../../data/outbox/queue-actions';
import { postEntry } from '../../data/outbox/queue-entry';
import { toFailure } from '../../data/outbox/send-entry';
import { errorText } from '../../lib/api';
import { checkText } from '../../parts/post-editor/check-text';
import { sightingProblem } from '../../parts/post-editor/sighting/sighting-draft';
import type { ComposerSession } from './composer-session';
import type { ServerCopy } from './drafts/server-copy';
import { isEmptyDraft, isLocked } from './draft-state';
import { m } from '../../lib/language/messages';

const WAITS_MS = 5000;

function unkeptReason(error: unknown): string {
  const { kind, reason } = toFailure(error, { kind: 'post' });
  const words = reason === '' ? errorText(error) : reason;
  return kind === 'pause' ? m.composer_unkept({ reason: words }) : words;
}

interface PublishOptions {
  queryClient: QueryClient;
  /** Checks for exact places, unless the author publishes anyway. */
  check?: () => Promise<PlaceCheck>;
  warn: (found: PlaceCheck) => void;
  isHere: () => boolean;
}

/** Publishing waits this long for a save in progress, because the post names its revision. */
const SAVE_MS = 5000;

/** Sends the post or leaves it in the outbox. Returns true when the composer is done with it. */
async function send(session: ComposerSession, content: string, options: PublishOptions) {
  const { userId, store, dispatch } = session;
  const progress = notify.loading(m.composer_uploading());
  const draft = store.getState();
  const entry = postEntry({
    userId,
    clientId: draft.clientId,
    text: content,
    pictures: draft.pictures,
    draft: { sighting: draft.sighting, asks: draft.asks, revision: draft.revision },
  });
  const outcome = await enqueue(options.queryClient, entry, () => dispatch({ type: 'queue' }));
  if (outcome.kind === 'sent' || outcome.kind === 'waiting') {
    dispatch({ type: 'empty', status: outcome.kind === 'sent' ? 'sent' : 'queued' });
    if (outcome.kind === 'sent') progress.success(m.composer_added());
    else
      progress.info(
        outcome.reason === '' ? m.composer_waits() : m.composer_waits_why({ reason: outcome.reason }),
        { autoClose: WAITS_MS },
      );
    return true;
  }
  const reason = outcome.kind === 'refused' ? outcome.reason : unkeptReason(outcome.error);
  if (!options.isHere()) {
    // A refused post stays in the outbox, and can be edited from there.
    if (outcome.kind === 'refused') dispatch({ type: 'empty', status: 'queued' });
    progress.error(<ToastContent title={m.composer_not_added()} text={reason} />);
    return false;
  }
  // A reload must find it in the tab or in the outbox.
  if (outcome.kind === 'refused') session.keep();
  const isRenewed =
    outcome.kind === 'refused'
      ? (await takeEntry(entry.id))?.clientId !== entry.clientId
      : toFailure(outcome.error, entry).renewedId !== undefined;
  dispatch({ type: 'refuse', problem: reason });
  // Another device may have changed the draft.
  void options.queryClient.invalidateQueries({ queryKey: draftKeys.all });
  if (isRenewed) dispatch({ type: 'renew' });
  // The form shows the reason already, and a toast would cover it.
  announce(reason);
  progress.error(m.composer_not_added());
  return false;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function createPublisher(session: ComposerSession, { settled }: Pick<ServerCopy, 'settled'>) {
  const { store, dispatch } = session;
  // A check that cannot be loaded does not prevent publishing.
  let isUnchecked = false;

  const refuse = (problem: string) => {
    dispatch({ type: 'refuse', problem });
    notify.error(problem);
  };

  /** Offline, the post waits in the outbox. Returns true when the composer is done with it. */
  return async function publish(options: PublishOptions): Promise<boolean> {
    const draft = store.getState();
    if (isLocked(draft)) return false;
    if (draft.gone !== null && !isEmptyDraft(draft)) {
      refuse(m.composer_keep_first());
      return false;
    }
    if (draft.newer !== null) {
      refuse(m.composer_changed());
      return false;
    }
    const checked = checkText(draft.text);
    if ('problem' in checked) {
      refuse(checked.problem);
      return false;
    }
    const emptyError = emptyPostError(checked.content, draft.pictures.length);
    if (emptyError !== null) {
      notify.error(emptyError);
      return false;
    }
    const unseen = sightingProblem(draft.sighting, draft.asks);
    if (unseen !== null) {
      refuse(unseen);
      return false;
    }
    dispatch({ type: 'send' });
    try {
      const found = await options.check?.();
      if (found && found.warnings.length > 0) {
        dispatch({ type: 'refuse', problem: undefined });
        if (options.isHere()) options.warn(found);
        return false;
      }
    } catch {
      if (!isUnchecked) {
        isUnchecked = true;
        refuse(m.composer_unchecked());
        return false;
      }
    }
    if (draft.status === 'saving') await Promise.race([settled(), pause(SAVE_MS)]);
    if (store.getState().newer !== null) {
      refuse(m.composer_changed());
      return false;
    }
    return send(session, checked.content, options);
  };
}
