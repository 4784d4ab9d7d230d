import { notify } from '@aranya/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../../lib/language/messages';

/** `missing`: a chosen park or point is not yet given. `searching`: the device looks for its location. */
type PlaceProgress = 'none' | 'given' | 'missing' | 'searching';

export interface PlaceInput {
  /** Marks the field of a missing place. */
  isMarked: boolean;
  onProgress: (progress: PlaceProgress) => void;
}

const UNCLEAR = 'section [aria-invalid=true]';

/** A place that the author chose to give must not be missing. */
export function useGivenPlace(form: RefObject<HTMLFormElement | null>, publish: () => void) {
  const [progress, setProgress] = useState<PlaceProgress>('none');
  /** `waiting`: publishes once the location is found. `reminded`: the missing place was reported. */
  const [asked, setAsked] = useState<'no' | 'waiting' | 'reminded'>('no');

  const complain = () => {
    form.current?.querySelector<HTMLElement>(UNCLEAR)?.focus();
    notify.error(m.saw_check());
  };
  const onAsked = useEffectEvent(() => {
    if (asked === 'reminded') complain();
  });
  const onProgress = useEffectEvent(() => {
    if (asked === 'no' || progress === 'searching') return;
    if (progress !== 'missing') setAsked('no');
    else if (asked === 'waiting') setAsked('reminded');
    // People who chose "No place" meanwhile review the post once more.
    if (progress === 'given' && asked === 'waiting') publish();
  });
  useEffect(() => onAsked(), [asked]);
  useEffect(() => onProgress(), [progress]);

  return {
    submit: () => {
      if (form.current?.querySelector(UNCLEAR)) complain();
      else if (progress === 'searching') setAsked('waiting');
      else if (progress === 'missing') setAsked('reminded');
      else publish();
    },
    isWaiting: asked === 'waiting',
    input: { isMarked: asked === 'reminded', onProgress: setProgress } satisfies PlaceInput,
  };
}
