import { artwork } from '../../../lib/artwork';
import { GroupIcon } from '../../../parts/species-search/group-icon';
import { KIN_SHAPE } from './kin-shape';

/** A landscape with the sign of the group, where the guide has no relative. */
export const NoKin = ({ group }: { group: string }) => (
  <div className="anchor">
    <img className={KIN_SHAPE} src={artwork.scene('cover-wetland')} alt="" />
    <svg
      className="absolute circle surface forest"
      style={{ left: 16, bottom: 16 }}
      width={96}
      height={96}
      aria-hidden="true"
    >
      <GroupIcon group={group} />
    </svg>
  </div>
);
