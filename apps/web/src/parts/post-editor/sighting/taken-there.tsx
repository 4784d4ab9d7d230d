import { Button } from '@aranya/ui';
import { useEffect, useMemo, useState } from 'react';
import type { EditedPost, ShownPicture } from '../edited-post';
import type { Coordinates } from './coordinates';
import { areaNear, isWithin, nearText } from './near-text';
import { type PictureFacts, readFacts } from './picture-facts';
import { type DraftPlace, newSighting, localToday } from './sighting-draft';
import { seenOnText } from '../../sighting/sighting-texts';
import styles from './taken-there.module.css';
import { m } from '../../../lib/language/messages';
import { recordWord } from '../../../lib/language/record-word';

interface TakenThereProps {
  draft: Pick<EditedPost, 'sighting' | 'setSighting'> & { pictures: readonly ShownPicture[] };
  locked: boolean;
}

/** Takes nothing unasked. */
export function TakenThere({ draft: { pictures, sighting, setSighting }, locked }: TakenThereProps) {
  const taken = useFirstFacts(pictures);
  const point = taken?.point ?? null;
  // The composer renders at each letter, and hundreds of areas are measured.
  const area = useMemo(() => point && areaNear(point), [point]);
  if (taken === null) return null;
  const { index, day } = taken;
  const isSameDay = day === null || sighting?.seen_on === day;
  const isSamePlace = point === null || isTaken(sighting?.place ?? null, point, area);
  if (isSameDay && isSamePlace) return null;
  const words = [day && m.saw_taken_on({ day: seenOnText(day) }), point && nearText(point, area)]
    .filter(Boolean)
    .join(', ');
  const before = sighting ?? newSighting();
  return (
    <div className={styles.offer} role="group" aria-label={m.saw_taken()}>
      <p>{m.saw_taken_text({ number: index + 1, words })}</p>
      <div className="cluster gap-2">
        {!isSameDay && (
          <Button
            variant="outline"
            disabled={locked}
            onClick={() => setSighting({ ...before, seen_on: day })}
          >
            {m.saw_use_day()}
          </Button>
        )}
        {!isSamePlace && area && isWithin(point, area) && (
          <Button
            variant="outline"
            disabled={locked}
            onClick={() => setSighting({ ...before, place: { kind: 'park', park: area.key } })}
          >
            {m.saw_in_area({ name: recordWord(area.name) })}
          </Button>
        )}
        {!isSamePlace && (
          <Button
            variant="outline"
            disabled={locked}
            onClick={() => setSighting({ ...before, place: { kind: 'point', ...point } })}
          >
            {m.saw_use_point()}
          </Button>
        )}
      </div>
    </div>
  );
}

const isTaken = (place: DraftPlace | null, point: Coordinates, area: { key: string } | null) =>
  place?.kind === 'park' ? place.park === area?.key : place?.lat === point.lat && place.lng === point.lng;

const known = new WeakMap<File, Promise<PictureFacts>>();

function factsFrom(file: File): Promise<PictureFacts> {
  const facts = known.get(file) ?? readFacts(file, localToday());
  known.set(file, facts);
  return facts;
}

function useFirstFacts(pictures: readonly ShownPicture[]) {
  const [first, setFirst] = useState<(PictureFacts & { id: string }) | null>(null);
  useEffect(() => {
    let here = true;
    void Promise.all(pictures.map(async ({ id, file }) => file && { id, ...(await factsFrom(file)) })).then(
      (all) => {
        const found = all.find((one) => one && (one.day !== null || one.point !== null));
        if (here) setFirst(found ?? null);
      },
    );
    return () => {
      here = false;
    };
  }, [pictures]);
  const index = pictures.findIndex(({ id }) => id === first?.id);
  return first && index >= 0 ? { ...first, index } : null;
}
