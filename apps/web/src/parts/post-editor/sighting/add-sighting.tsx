import { Button } from '@aranya/ui';
import { Binoculars } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part';
import type { EditedPost } from '../edited-post';
import styles from './add-sighting.module.css';
import { newSighting } from './sighting-draft';
import type { PlaceInput } from './use-given-place';
import { m } from '../../../lib/language/messages';

const load = () => import('./sighting-part');
const SightingPart = lazyPart(load, () => (
  <div className={styles.opening} role="status" aria-label={m.saw_opening()} />
));

interface AddSightingProps {
  draft: Pick<EditedPost, 'sighting' | 'setSighting' | 'asks'>;
  /** Others see less of the published sighting than its author. */
  wasProtected?: boolean;
  locked: boolean;
  placeInput: PlaceInput;
}

export function AddSighting({ draft, wasProtected, locked, placeInput }: AddSightingProps) {
  const { sighting, setSighting } = draft;
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    // The button that removes the sighting is gone.
    if (closed) button.current?.focus();
  }, [closed]);

  if (sighting === null) {
    return (
      <Button
        ref={button}
        variant="outline"
        className="start"
        icon={<Binoculars aria-hidden="true" />}
        disabled={locked}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => {
          setOpened(true);
          setClosed(false);
          setSighting(newSighting());
        }}
      >
        {m.saw_add()}
      </Button>
    );
  }
  return (
    <SightingPart
      sighting={sighting}
      asks={draft.asks}
      wasProtected={wasProtected}
      locked={locked}
      focusFirst={opened}
      placeInput={placeInput}
      onChange={setSighting}
      onRemove={() => {
        setClosed(true);
        setSighting(null);
      }}
    />
  );
}
