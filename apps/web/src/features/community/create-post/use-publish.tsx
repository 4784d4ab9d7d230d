import { emptyPostError } from '@aranya/contracts';
import { announce, notify, ToastContent } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { ApiError, messageOf } from '../../../lib/api';
import type { PlaceCheck } from '@aranya/wildlife-data';
import { useAddPost } from './use-add-post';
import { checkText, isWhatWasSent, postFormData } from './post-form-data';
import { sightingProblem } from './sighting/sighting-draft';
import type { Draft } from './use-draft';

const EARLIER_VERSION =
  'An earlier version of this post had already arrived and is published. Publish again to add this one too.';

const UNCHECKED =
  'The check for exact places could not be loaded. Look for them yourself, or publish again to go on without it.';

interface Guard {
  check: () => Promise<PlaceCheck>;
  warn: (found: PlaceCheck) => void;
}

/**
 * `problem` says why the last attempt failed; the draft then stays. A draft that the guard warns of is not sent, unless
 * `anyway`.
 */
export function usePublish(draft: Draft, { check, warn }: Guard) {
  const navigate = useNavigate();
  const { mutateAsync } = useAddPost();
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
    try {
      const { body } = await mutateAsync({ body: postFormData(content, draft) });
      if (!isWhatWasSent(body.post, content, draft)) {
        draft.renew();
        setProblem(EARLIER_VERSION);
        progress.info(EARLIER_VERSION, { autoClose: false });
        return;
      }
      draft.clear();
      progress.success('Post Added');
      if (here.current) void navigate(paths.community());
    } catch (error) {
      // The post with this client id was deleted.
      if (error instanceof ApiError && error.code === 'conflict') draft.renew();
      const reason = messageOf(error);
      setProblem(reason);
      if (here.current) {
        // The reason stands in the form, which a second one would cover.
        announce(reason);
        progress.error('Post not Added');
      } else progress.error(<ToastContent title="Post not Added" text={reason} />);
    }
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
