import { dayFault, FIRST_SIGHTING_DAY, type SightingDraft } from '@aranya/contracts';
import { Checkbox, IconButton, TextField } from '@aranya/ui';
import { Eye, Lock, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { isAreaKey } from '@aranya/wildlife-data';
import { useTaxa } from '../../../data/taxa/use-taxa';
import { PlaceField } from './place-field';
import { toNearPlace } from './near-place';
import { SIGHTING_FAULTS, localToday, withTaxa } from './sighting-draft';
import styles from './sighting-part.module.css';
import { SpeciesField } from './species-field';
import type { PlaceInput } from './use-given-place';
import { useChildUntil } from '../../../lib/session/use-me';
import { whatOthersSee } from './what-others-see';

interface SightingPartProps {
  sighting: SightingDraft;
  asks: boolean;
  /** Others see less of the published sighting than its author. */
  wasProtected?: boolean | undefined;
  /** While it is sent. */
  locked: boolean;
  /** Just opened by its button. */
  focusFirst: boolean;
  placeInput: PlaceInput;
  onChange: (sighting: SightingDraft) => void;
  onRemove: () => void;
}

const NEARBY =
  'If you saw a protected animal nearby within a day, this place is protected as strictly as that one.';

function hideLabel(place: SightingDraft['place']): string {
  if (place?.kind !== 'park') return 'Hide the exact place';
  return isAreaKey(place.park) ? 'Hide the area' : 'Hide the park';
}

export default function SightingPart({
  sighting,
  asks,
  wasProtected = false,
  locked,
  focusFirst,
  placeInput,
  onChange,
  onRemove,
}: SightingPartProps) {
  const titleId = useId();
  const part = useRef<HTMLElement>(null);
  const read = useTaxa(sighting.species.map(({ species }) => species));
  const named = withTaxa(sighting, read.taxa);
  const seen = whatOthersSee(named, asks, wasProtected, read, useChildUntil() !== undefined);
  const today = localToday();
  const hasPlace = sighting.place !== null;

  // The feed shows queued posts, even if it never loaded the box while online.
  useEffect(() => void import('../../sighting/sighting-box').catch(() => undefined), []);
  useEffect(() => {
    if (focusFirst) part.current?.querySelector('input')?.focus();
  }, [focusFirst]);
  useEffect(() => {
    const element = part.current;
    // Enter takes a suggestion or ends a field here; it publishes nothing.
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
    };
    element?.addEventListener('keydown', keep);
    return () => element?.removeEventListener('keydown', keep);
  }, []);

  return (
    <section ref={part} className={styles.part} aria-labelledby={titleId} inert={locked}>
      <div className={styles.head}>
        <h2 id={titleId}>What did you see?</h2>
        <IconButton
          className={styles.remove}
          label="Remove sighting"
          icon={<X aria-hidden="true" size={20} />}
          onClick={onRemove}
        />
      </div>
      <SpeciesField
        chosen={named.species}
        near={toNearPlace(sighting)}
        onChange={(species) => onChange({ ...sighting, species })}
      />
      <PlaceField
        {...placeInput}
        place={sighting.place}
        square={seen.square}
        onChange={(place) => onChange({ ...sighting, place })}
      />
      <TextField
        className={styles.day}
        type="date"
        label="When"
        min={FIRST_SIGHTING_DAY}
        max={today}
        value={sighting.seen_on}
        error={dayFault(sighting.seen_on, today) === 'future' ? SIGHTING_FAULTS.future : undefined}
        onChange={(event) => onChange({ ...sighting, seen_on: event.target.value })}
      />
      <div className="stack gap-3">
        <Checkbox
          role="switch"
          label="At a nest, a den or a roost"
          hint="Places where animals raise their young or sleep are protected more strictly."
          checked={sighting.at_site ?? false}
          onChange={(event) => onChange({ ...sighting, at_site: event.target.checked })}
        />
        {seen.canHide && (
          <Checkbox
            role="switch"
            label={hideLabel(sighting.place)}
            hint="Others then see no place, and only the month instead of the day."
            checked={sighting.hide_place}
            onChange={(event) => onChange({ ...sighting, hide_place: event.target.checked })}
          />
        )}
        {seen.canShow && (
          <Checkbox
            role="switch"
            label={hasPlace ? 'Show the exact place and day' : 'Show the exact day'}
            hint="The animal had no name, or somebody suggested a protected one. Show this only if you are sure that yours is not one."
            checked={sighting.show_place ?? false}
            onChange={(event) => onChange({ ...sighting, show_place: event.target.checked })}
          />
        )}
      </div>
      <p className={styles.seen} data-protected={seen.protected || undefined} role="status">
        {seen.protected ? <Lock aria-hidden="true" /> : <Eye aria-hidden="true" />}
        <span>
          <strong>{seen.text}</strong> {seen.reason ?? (hasPlace && NEARBY)}
        </span>
      </p>
    </section>
  );
}
