import type { SiteVersion } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { useRef, useState } from 'react';
import { ApiError, errorText } from '../../../lib/api';
import { club } from '../../../lib/api/club';
import { adminKeys } from '../shared/admin-keys';
import { useRefreshAdmin } from '../shared/use-refresh-admin';

export const useSite = () =>
  club.ownSite.versions.useQuery({
    queryKey: adminKeys.site,
    select: ({ body }) => body,
    retry: false,
  });

interface SaveProblem {
  message: string;
  /** Errors by path in the request, such as `settings.name`. */
  fields: Readonly<Record<string, string>>;
  /** Somebody else has saved meanwhile. */
  isOld: boolean;
}

/** Saves the site; the calling form keeps what was typed. */
export function useSaveSite(onSaved: (version: SiteVersion) => void) {
  const { mutateAsync } = club.ownSite.save.useMutation();
  const refresh = useRefreshAdmin();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<SaveProblem>();
  // A second click may come before the next render.
  const sending = useRef(false);

  async function save({ revision, settings }: Pick<SiteVersion, 'revision' | 'settings'>): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    setProblem(undefined);
    try {
      const { body } = await mutateAsync({ body: { revision, settings } });
      notify.success(body.message);
      onSaved(body.version);
    } catch (error) {
      const { fields, code } = error instanceof ApiError ? error : { fields: {}, code: undefined };
      setProblem({ message: errorText(error), fields, isOld: code === 'conflict' });
    } finally {
      sending.current = false;
      setPending(false);
      refresh();
    }
  }
  return { save, pending, problem };
}
