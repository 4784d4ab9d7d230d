import { IconButton, SoundIcon } from '@aranya/ui';
import { useEffect, useState } from 'react';

/** Off until it is pressed; what makes the sound is loaded then. It ends when the page is left. */
export function ForestSoundButton({ variant }: { variant: 'onPicture' | 'plain' }) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    let stop: (() => void) | undefined;
    let left = false;
    import('./forest').then(
      ({ startForest }) => {
        if (!left) stop = startForest();
      },
      () => setOn(false),
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [on]);
  return (
    <IconButton
      className="by-script"
      variant={on ? 'primary' : variant}
      label="Forest sound"
      aria-pressed={on}
      icon={<SoundIcon />}
      onClick={() => setOn(!on)}
    />
  );
}
