import { emptyPostError } from '@aranya/contracts';
import { notify, ToastContent } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths';
import { ApiError, messageOf } from '../../../lib/api';
import { useAddPost } from './use-add-post';
import { checkText, isWhatWasSent, postFormData } from './post-form-data';
import type { Draft } from './use-draft';

const EARLIER_VERSION =
  'An earlier version of this post had already arrived and is published. Publish again to add this one too.';

/** `problem` says why the last attempt failed; the draft then stays. */
export function usePublish(draft: Draft) {
  const navigate = useNavigate();
  const { mutateAsync } = useAddPost();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  // A second click may come before the next render.
  const sending = useRef(false);
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
      if (!isWhatWasSent(body.post, content, draft.pictures.length)) {
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
      progress.error(<ToastContent title="Post not Added" text={reason} />);
    }
  };

  const publish = async () => {
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
    sending.current = true;
    setPending(true);
    setProblem(undefined);
    await send(checked.content);
    sending.current = false;
    setPending(false);
  };

  return { publish, pending, problem };
}
