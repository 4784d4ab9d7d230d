import { cellOf } from '@aranya/wildlife-data';
import { useParams } from 'react-router';
import { m } from '../../lib/language/messages';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import type { SignInHandle } from '../../lib/session';
import { pointText } from '../../parts/sighting/sighting-texts';
import { cellAt } from './cell-address';
import { SightingsMap } from '../../parts/sighting-map/sightings-map';
import { NearCell } from './near-cell';
import { NoSightings, SightingsScreen } from './sightings-screen';

const nearTitle = (cell: { lat: number; lng: number }) => m.sights_near({ point: pointText(cell, 1) });

export const meta = ({ params }: { params: { cell?: string } }) => {
  const point = cellAt(params.cell ?? '');
  return privateMeta(point ? nearTitle(cellOf(point)) : m.sights_no_place());
};

export const handle: SignInHandle = {
  behindSignIn: ({ cell: address = '' }) => {
    const point = cellAt(address);
    const text = m.sights_behind_cell();
    return point ? { title: nearTitle(cellOf(point)), text } : null;
  },
};

export default function CellSightingsPage() {
  const { cell: address = '' } = useParams();
  const point = cellAt(address);
  if (!point) {
    return (
      <NoSightings
        title={m.sights_no_place()}
        text={m.sights_no_place_text()}
        to={paths.community()}
        action={m.sights_to_feed()}
      />
    );
  }
  const cell = cellOf(point);
  return (
    <SightingsScreen
      key={`${cell.lat} ${cell.lng}`}
      of={{ kind: 'cell', ...cell }}
      title={<NearCell cell={cell} />}
      tagline={m.sights_by_members_near({ point: pointText(cell, 1) })}
      label={nearTitle(cell)}
      createPath={paths.createPost()}
      emptyTitle={m.sights_none_square()}
    >
      <SightingsMap subject={m.sights_square_near({ point: pointText(cell, 1) })} cells={[cell]} />
    </SightingsScreen>
  );
}
