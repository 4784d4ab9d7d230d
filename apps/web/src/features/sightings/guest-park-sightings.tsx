import { isAreaKey } from '@aranya/wildlife-data';
import { useParams } from 'react-router';
import { m } from '../../lib/language/messages';
import { findNamedArea } from '../../lib/areas';
import { paths } from '../../lib/paths';
import type { GuestViewProps } from '../../lib/session';
import { GuestSightings } from './guest-sightings';
import { ParkTitle } from './park-title';

export default function GuestParkSightings({ children }: GuestViewProps) {
  const { park: key = '' } = useParams();
  const area = findNamedArea(key);
  if (!area) return children;
  const page = isAreaKey(key)
    ? { path: paths.area(key), label: m.sights_about_area() }
    : { path: paths.park(key), label: m.sights_park_page() };
  return (
    <GuestSightings
      key={key}
      of={{ park: key }}
      topic={{ kind: 'place', key }}
      name={area.name}
      heading={<ParkTitle area={area} />}
      title={m.sights_in({ name: area.name })}
      page={page}
      feed={`park/${key}`}
    >
      {children}
    </GuestSightings>
  );
}
