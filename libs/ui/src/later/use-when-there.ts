import { useEffect, useRef, useState } from 'react';
import { notify } from '../toaster/notify';
import type { Later } from './later';

/**
 * For an act that needs a script which is not there yet, such as opening a menu: `run` loads it and then acts, unless
 * the component has gone meanwhile. Where the script does not come, a toast says so, and the next press tries again.
 */
export function useWhenThere(part: Pick<Later<never>, 'load'>) {
  const [waiting, setWaiting] = useState(false);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = (act: () => void) => {
    if (waiting) return;
    setWaiting(true);
    part
      .load()
      .then(
        () => mounted.current && act(),
        () => notify.error('This did not load. Check your connection, then try again.'),
      )
      .finally(() => mounted.current && setWaiting(false));
  };
  return { waiting, run };
}
