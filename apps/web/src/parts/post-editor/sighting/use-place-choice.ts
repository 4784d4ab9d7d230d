import { announce } from '@aranya/ui';
import { kmBetween } from '@aranya/wildlife-data';
import { useState } from 'react';
import type { FoundTown } from '../../park-search/park-search';
import type { Coordinates } from './coordinates';
import type { DraftPlace } from './sighting-draft';
import { m } from '../../../lib/language/messages';

export type PlaceKind = 'none' | DraftPlace['kind'];

/** A town stands for this radius. */
const AROUND_KM = 10;

/** Chooses a park, a point or no place. A town sets the point; its name is not sent. */
export function usePlaceChoice(place: DraftPlace | null, onChange: (place: DraftPlace | null) => void) {
  const [kind, setKind] = useState<PlaceKind>(place?.kind ?? 'none');
  // Choosing a kind again restores its place.
  const [kept, setKept] = useState<Partial<Record<PlaceKind, DraftPlace>>>({});
  const [turn, setTurn] = useState(0);
  const [chosenTown, setTown] = useState<FoundTown | null>(null);
  // Stays while the point is set again.
  const [name, setName] = useState(place?.kind === 'point' ? place.name : undefined);
  const [last, setLast] = useState(place);
  if (last !== place) {
    setLast(place);
    if (place) setKind(place.kind);
    if (place?.kind === 'point') setName(place.name);
  }

  const isNear =
    chosenTown !== null && place?.kind === 'point' && kmBetween(chosenTown.point, place) <= AROUND_KM;
  const setPoint = (point: Coordinates | null, called = name) =>
    onChange(point && { kind: 'point', lat: point.lat, lng: point.lng, ...(called && { name: called }) });

  return {
    kind,
    /** As a key, clears text typed for another kind. */
    turn,
    /** The chosen town, while the point is near it. */
    town: isNear ? chosenTown.name : undefined,
    name,
    setPoint,
    chooseKind: (next: PlaceKind) => {
      if (place) setKept({ ...kept, [place.kind]: place });
      setKind(next);
      setTurn(turn + 1);
      onChange(kept[next] ?? null);
    },
    chooseTown: (found: FoundTown) => {
      setTown(found);
      setPoint(found.point);
      announce(m.saw_pin_middle({ name: found.name }));
    },
    rename: (value: string) => {
      setName(value);
      if (place?.kind === 'point') setPoint(place, value);
    },
  };
}
