import { cellOf } from '@aranya/wildlife-data';
import { useParams } from 'react-router';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import type { SignInHandle } from '../../lib/session';
import { pointText } from '../../parts/sighting/sighting-texts';
import { cellAt } from './cell-address';
import { SightingsMap } from '../../parts/sighting-map/sightings-map';
import { NearCell } from './near-cell';
import { NoSightings, SightingsScreen } from './sightings-screen';

export const meta = ({ params }: { params: { cell?: string } }) => {
  const point = cellAt(params.cell ?? '');
  return privateMeta(point ? `Sightings near ${pointText(cellOf(point), 1)}` : 'No such place');
};

export const handle: SignInHandle = {
  behindSignIn: ({ cell: address = '' }) => {
    const point = cellAt(address);
    const text = 'Only members can see what others saw in this square, and what they wrote about it.';
    return point ? { title: `Sightings near ${pointText(cellOf(point), 1)}`, text } : null;
  },
};

export default function CellSightingsPage() {
  const { cell: address = '' } = useParams();
  const point = cellAt(address);
  if (!point) {
    return (
      <NoSightings
        title="No such place"
        text="A place is written as latitude and longitude, such as 26.5,93.1"
        to={paths.community()}
        action="Go to the feed"
      />
    );
  }
  const cell = cellOf(point);
  return (
    <SightingsScreen
      key={`${cell.lat} ${cell.lng}`}
      of={{ kind: 'cell', ...cell }}
      title={<NearCell cell={cell} />}
      tagline={`Seen by members within the square of about 22 km around ${pointText(cell, 1)}.`}
      label={`Sightings near ${pointText(cell, 1)}`}
      createPath={paths.createPost()}
      emptyTitle="No sightings in this square yet"
    >
      <SightingsMap subject={`the square near ${pointText(cell, 1)}`} cells={[cell]} />
    </SightingsScreen>
  );
}
