import { announce, Button } from '@aranya/ui';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';

/** Small, and loaded for the service worker anyway. */
const loadKept = () => import('../../../data/kept-pages/kept-caches');
const loadTake = () => import('../../../data/kept-pages/keep-reads');

interface KeepOfflineProps {
  path: string;
  name: string;
}

export function KeepOffline({ path, name }: KeepOfflineProps) {
  const [kept, setKept] = useState(false);
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<'taken' | 'failed'>();
  useEffect(() => {
    // Storage may be forbidden or missing.
    void loadKept()
      .then(async ({ isKept }) => setKept(await isKept(path)))
      .catch(() => undefined);
  }, [path]);
  const toggle = async () => {
    setAsking(kept && !asking);
    if (kept && !asking) {
      announce(m.keep_again());
      return;
    }
    setPending(true);
    setResult(undefined);
    try {
      if (kept) await (await loadKept()).dropPages([path]);
      else await (await loadTake()).takePages([path]);
      setKept(!kept);
      if (!kept) setResult('taken');
      announce(kept ? m.keep_deleted({ name }) : m.keep_is_on({ name }));
    } catch {
      setResult('failed');
    }
    setPending(false);
  };
  return (
    <div className="by-script screen-only">
      <Button
        variant="quiet"
        icon={<Download aria-hidden="true" />}
        pending={pending}
        // The second click of a double click must not answer a question.
        onClick={({ detail }) => detail < 2 && void toggle()}
        onBlur={() => setAsking(false)}
      >
        {asking ? m.keep_again() : kept ? m.keep_kept() : m.keep_keep()}
      </Button>
      {result === 'taken' && (
        <p className="note">
          {m.keep_taken()} <SiteLink to={paths.offline()}>{m.keep_what()}</SiteLink>
        </p>
      )}
      {result === 'failed' && (
        <p className="small danger" role="alert">
          {m.keep_failed()}
        </p>
      )}
    </div>
  );
}
