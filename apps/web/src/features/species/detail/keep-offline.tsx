import { announce, Button } from '@aranya/ui';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';

/** Small, and loaded for the service worker anyway. */
const loadKept = () => import('../../../data/kept-pages/kept-caches');
const loadTake = () => import('../../../data/kept-pages/keep-reads');

const DELETE = 'Press again to delete it from this device';

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
      announce(DELETE);
      return;
    }
    setPending(true);
    setResult(undefined);
    try {
      if (kept) await (await loadKept()).dropPages([path]);
      else await (await loadTake()).takePages([path]);
      setKept(!kept);
      if (!kept) setResult('taken');
      announce(`${name} ${kept ? 'was deleted from' : 'is on'} this device`);
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
        {asking ? DELETE : kept ? 'Kept for offline' : 'Keep for offline'}
      </Button>
      {result === 'taken' && (
        <p className="note">
          This page is on this device, as are those that you read from now on.{' '}
          <Link to={paths.offline()}>What is kept</Link>
        </p>
      )}
      {result === 'failed' && (
        <p className="small danger" role="alert">
          The page could not be kept. Check your connection and the free space on this device, then try again.
        </p>
      )}
    </div>
  );
}
