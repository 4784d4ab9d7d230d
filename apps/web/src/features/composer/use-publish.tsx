import { emptyPostError } from '@aranya/contracts';
import { announce, notify, ToastContent } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths';
import { errorText } from '../../lib/api';
import { enqueue } from '../../data/outbox/enqueue';
import { takeEntry } from '../../data/outbox/queue-actions';
import { postEntry } from '../../data/outbox/queue-entry';
import { failureOf } from '../../data/outbox/send-entry';
import type { PlaceCheck } from '@aranya/wildlife-data';
import { checkText, postFormData } from '../../parts/post-editor/post-form-data';
import { sightingProblem } from '../../parts/post-editor/sighting/sighting-draft';
import type { Draft } from './use-draft';

const WAITS = 'Your post is sent once you are online';
const WAITS_MS = 5000;

const UNCHECKED =
  'The check for exact places could not be loaded. Check your text yourself, or publish again to skip it.';

/** Of a post that the browser did not store and that could not be sent. */
function unkeptReason(error: unknown): string {
  const { kind, reason } = failureOf(error, { kind: 'post' });
  const words = reason === '' ? errorText(error) : reason;
  return kind === 'pause'
    ? `${words} This browser has no space left to save the post until then, so it stays here.`
    : words;
}

interface Guard {
  check: () => Promise<PlaceCheck>;
  warn: (found: PlaceCheck) => void;
}

/**
 * Without a network the post waits in the queue. `problem` says why it was refused; the draft then stays. A draft that
 * the guard warns of is not sent, unless `anyway`.
 */
export function usePublish(userId: string, draft: Draft, { check, warn }: Guard) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  // A second click may come before the next render.
  const sending = useRef(false);
  // A check that cannot be loaded keeps nobody from publishing.
  const unchecked = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const send = async (content: string) => {
    const progress = notify.loading('uploading...');
    const entry = postEntry({
      userId,
      clientId: draft.clientId,
      text: content,
      form: postFormData(content, draft),
      files: draft.pictures,
      draft: draft.snapshot(),
    });
    const outcome = await enqueue(queryClient, entry, draft.handOver);
    if (outcome.kind === 'sent' || outcome.kind === 'waiting') {
      draft.clear();
      if (outcome.kind === 'sent') progress.success('Post Added');
      else
        progress.info(outcome.reason === '' ? WAITS : `${WAITS}: ${outcome.reason}`, { autoClose: WAITS_MS });
      if (here.current) void navigate(paths.community());
      return;
    }
    const reason = outcome.kind === 'refused' ? outcome.reason : unkeptReason(outcome.error);
    if (!here.current) {
      // A refused one stays in the queue, and can be edited from there.
      if (outcome.kind === 'refused') draft.clear();
      progress.error(<ToastContent title="Post not Added" text={reason} />);
      return;
    }
    const renewed =
      outcome.kind === 'refused'
        ? (await takeEntry(entry.id))?.clientId !== entry.clientId
        : failureOf(outcome.error, entry).renewedId !== undefined;
    if (renewed) draft.renew();
    else draft.takeBack();
    setProblem(reason);
    // The reason stands in the form, which a second one would cover.
    announce(reason);
    progress.error('Post not Added');
  };

  /** Whether nothing speaks against sending. */
  const isClear = async (): Promise<boolean> => {
    try {
      const found = await check();
      if (found.warnings.length > 0 && here.current) warn(found);
      return found.warnings.length === 0;
    } catch {
      if (unchecked.current) return true;
      unchecked.current = true;
      setProblem(UNCHECKED);
      notify.error(UNCHECKED);
      return false;
    }
  };

  const publish = async ({ anyway = false } = {}) => {
    if (sending.current) return;
    const checked = checkText(draft.text);
    if ('problem' in checked) {
      setProblem(checked.problem);
      notify.error(checked.problem);
      return;
    }
    const emptyError = emptyPostError(checked.content, draft.pictures.length);
    if (emptyError !== null) {
      notify.error(emptyError);
      return;
    }
    const unseen = sightingProblem(draft.sighting, draft.asks);
    if (unseen !== null) {
      setProblem(unseen);
      notify.error(unseen);
      return;
    }
    sending.current = true;
    setPending(true);
    setProblem(undefined);
    if (anyway || (await isClear())) await send(checked.content);
    sending.current = false;
    setPending(false);
  };

  return { publish, pending, problem, forgetProblem: () => setProblem(undefined) };
}
