import { loadNearPlace, type NearPlace } from '@aranya/wildlife-data';
import { useMemo } from 'react';
import { capital } from '../../lib/capital';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';
import { lazyOffline } from '../../lib/lazy-part';

interface NearWordsProps {
  /** As the reader receives it, so that its name reveals no more. */
  place: { lat: number; lng: number; degrees?: number | undefined; byTowns?: boolean | undefined };
  /** Until the towns are loaded, and where nothing is near. */
  otherwise: string;
  /** Follows the name. */
  exactly?: string | undefined;
  capitalised?: boolean | undefined;
}

const Otherwise = ({ otherwise }: NearWordsProps) => <>{otherwise}</>;

function nearText(near: NearPlace): string {
  if ('name' in near) {
    const name = recordWord(near.name);
    return near.km ? m.place_within({ km: near.km, name }) : m.place_near({ name });
  }
  const state = recordWord(near.state);
  return near.district
    ? m.place_in_district({ district: near.district, state })
    : m.place_in_state({ state });
}

/** Names a place on the device, once the towns are loaded: "near Mahabaleshwar". */
export const NearWords = lazyOffline(
  async () => {
    const nearPlace = await loadNearPlace();
    return {
      default: function Near({ place, otherwise, exactly, capitalised = false }: NearWordsProps) {
        const { lat, lng, degrees, byTowns } = place;
        const near = useMemo(() => nearPlace({ lat, lng, degrees, byTowns }), [lat, lng, degrees, byTowns]);
        if (near === null) return <>{otherwise}</>;
        const text = nearText(near);
        return (
          <>
            {capitalised ? capital(text) : text}
            {exactly}
          </>
        );
      },
    };
  },
  Otherwise,
  Otherwise,
).Component;
