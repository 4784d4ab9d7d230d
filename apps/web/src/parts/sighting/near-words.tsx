import { loadNearPlace } from '@aranya/wildlife-data';
import { useMemo } from 'react';
import { capital } from '../../lib/capital';
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

/** Names a place on the device, once the towns are loaded: "near Mahabaleshwar". */
export const NearWords = lazyOffline(
  async () => {
    const nearPlace = await loadNearPlace();
    return {
      default: function Near({ place, otherwise, exactly, capitalised = false }: NearWordsProps) {
        const { lat, lng, degrees, byTowns } = place;
        const near = useMemo(() => nearPlace({ lat, lng, degrees, byTowns }), [lat, lng, degrees, byTowns]);
        if (near === null) return <>{otherwise}</>;
        return (
          <>
            {capitalised ? capital(near) : near}
            {exactly}
          </>
        );
      },
    };
  },
  Otherwise,
  Otherwise,
).Component;
