import { notify } from '@aranya/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** `missing`: a park or a point is to be given and is not yet. `searching`: the device looks for its location. */
export type PlaceProgress = 'none' | 'given' | 'missing' | 'searching';

export interface PlaceInput {
  /** Marks the field of a place that is missing. */
  isTold: boolean;
  onProgress: (progress: PlaceProgress) => void;
}

export const WAITS_FOR_PLACE = 'Waiting for your location. You can also set the point, or choose “No place”.';

const UNCLEAR = 'section [aria-invalid=true]';

/** Keeps a post from being published without the place that its author chose to give. */
export function useGivenPlace(form: RefObject<HTMLFormElement | null>, publish: () => void) {
  const [progress, setProgress] = useState<PlaceProgress>('none');
  /** `waiting`: it is published once the location is found. `told`: its author heard that the place is missing. */
  const [asked, setAsked] = useState<'no' | 'waiting' | 'told'>('no');

  const complain = () => {
    form.current?.querySelector<HTMLElement>(UNCLEAR)?.focus();
    notify.error('Check the marked part of your sighting.');
  };
  const onAsked = useEffectEvent(() => {
    if (asked === 'told') complain();
  });
  const onProgress = useEffectEvent(() => {
    if (asked === 'no' || progress === 'searching') return;
    if (progress !== 'missing') setAsked('no');
    else if (asked === 'waiting') setAsked('told');
    // Somebody who chose "No place" meanwhile looks at the post once more.
    if (progress === 'given' && asked === 'waiting') publish();
  });
  useEffect(() => onAsked(), [asked]);
  useEffect(() => onProgress(), [progress]);

  return {
    submit: () => {
      if (form.current?.querySelector(UNCLEAR)) complain();
      else if (progress === 'searching') setAsked('waiting');
      else if (progress === 'missing') setAsked('told');
      else publish();
    },
    isWaiting: asked === 'waiting',
    input: { isTold: asked === 'told', onProgress: setProgress } satisfies PlaceInput,
  };
}
