import { IconButton, SoundIcon } from '@aranya/ui';
import { useEffect, useState } from 'react';
import { m } from '../../lib/language/messages';

/** Off until it is pressed; what makes the sound is loaded then. It ends when the page is left. */
export function ForestSoundButton({ variant }: { variant: 'onPicture' | 'plain' }) {
  const [context, setContext] = useState<AudioContext>();
  useEffect(() => {
    if (!context) return;
    let end: () => void = () => void context.close();
    let left = false;
    import('./forest').then(
      ({ startForest }) => {
        if (!left) end = startForest(context);
      },
      () => setContext(undefined),
    );
    return () => {
      left = true;
      end();
    };
  }, [context]);
  return (
    <IconButton
      variant={context ? 'primary' : variant}
      label={m.forest_sound()}
      aria-pressed={context !== undefined}
      icon={<SoundIcon />}
      // Some browsers let a page sound only from within the press itself.
      onClick={() => setContext(context ? undefined : new AudioContext())}
    />
  );
}
