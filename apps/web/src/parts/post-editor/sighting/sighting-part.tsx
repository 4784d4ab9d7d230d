import { dayFault, FIRST_SIGHTING_DAY, type SightingDraft } from '@aranya/contracts';
import { Checkbox, IconButton, TextField } from '@aranya/ui';
import { Eye, Lock, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { isAreaKey } from '@aranya/wildlife-data';
import { useTaxa } from '../../../data/taxa/use-taxa';
import { PlaceField } from './place-field';
import { toNearPlace } from './near-place';
import { localToday, withTaxa } from './sighting-draft';
import styles from './sighting-part.module.css';
import { SpeciesField } from './species-field';
import type { PlaceInput } from './use-given-place';
import { useChildUntil } from '../../../lib/session/use-me';
import { whatOthersSee } from './what-others-see';
import { m } from '../../../lib/language/messages';

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

function hideLabel(place: SightingDraft['place']): string {
  if (place?.kind !== 'park') return m.saw_hide_place();
  return isAreaKey(place.park) ? m.saw_hide_area() : m.saw_hide_park();
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
        <h2 id={titleId}>{m.saw_title()}</h2>
        <IconButton
          className={styles.remove}
          label={m.saw_remove()}
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
        label={m.saw_when()}
        min={FIRST_SIGHTING_DAY}
        max={today}
        value={sighting.seen_on}
        error={dayFault(sighting.seen_on, today) === 'future' ? m.saw_future() : undefined}
        onChange={(event) => onChange({ ...sighting, seen_on: event.target.value })}
      />
      <div className="stack gap-3">
        <Checkbox
          role="switch"
          label={m.saw_site()}
          hint={m.saw_site_hint()}
          checked={sighting.at_site ?? false}
          onChange={(event) => onChange({ ...sighting, at_site: event.target.checked })}
        />
        {seen.canHide && (
          <Checkbox
            role="switch"
            label={hideLabel(sighting.place)}
            hint={m.saw_hide_hint()}
            checked={sighting.hide_place}
            onChange={(event) => onChange({ ...sighting, hide_place: event.target.checked })}
          />
        )}
        {seen.canShow && (
          <Checkbox
            role="switch"
            label={hasPlace ? m.saw_show_place() : m.saw_show_day()}
            hint={m.saw_show_hint()}
            checked={sighting.show_place ?? false}
            onChange={(event) => onChange({ ...sighting, show_place: event.target.checked })}
          />
        )}
      </div>
      <p className={styles.seen} data-protected={seen.protected || undefined} role="status">
        {seen.protected ? <Lock aria-hidden="true" /> : <Eye aria-hidden="true" />}
        <span>
          <strong>{seen.text}</strong> {seen.reason ?? (hasPlace && m.saw_nearby())}
        </span>
      </p>
    </section>
  );
}
