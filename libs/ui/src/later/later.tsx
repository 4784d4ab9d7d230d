import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface LaterStates {
  /** Stands in the component's place while its script is on the way; nothing unless told. */
  waiting?: ReactNode;
  /** Stands there when the script did not come; `again` asks for it once more. */
  failed?: (again: () => void) => ReactNode;
}

/** A component whose script is loaded when it is first wanted. */
export interface Later<Props> {
  (props: Props): ReactNode;
  /**
   * Loads the script, once; asked again after a failure, it tries again.
   * @throws whatever the import threw
   */
  load: () => Promise<void>;
  /** Loads it ahead of its need, where a failure is nobody's business yet. */
  prepare: () => void;
}

/**
 * Makes a component of one that comes with a script of its own. Not `React.lazy`: what is there is drawn at once, with no
 * moment of waiting, and a script that failed to come can be asked for again.
 */
export function later<Props extends object>(
  importIt: () => Promise<{ default: ComponentType<Props> }>,
  { waiting = null, failed = () => null }: LaterStates = {},
): Later<Props> {
  let There: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;

  const load = () =>
    (coming ??= importIt().then(
      (script) => {
        There = script.default;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));

  function ComesLater(props: Props) {
    const [state, setState] = useState<'waiting' | 'failed' | 'there'>(There ? 'there' : 'waiting');
    useEffect(() => {
      if (state !== 'waiting') return undefined;
      let current = true;
      const now = (next: 'failed' | 'there') => current && setState(next);
      load().then(
        () => now('there'),
        () => now('failed'),
      );
      return () => {
        current = false;
      };
    }, [state]);
    if (There) return <There {...props} />;
    return state === 'failed' ? failed(() => setState('waiting')) : waiting;
  }

  return Object.assign(ComesLater, { load, prepare: () => void load().catch(() => undefined) });
}
