import { GroupIcon } from '../../../parts/species-search/group-icon';

/** On a landscape, where the guide has no relative. */
export default function GroupSign({ group }: { group: string }) {
  return (
    <svg
      className="absolute circle surface forest"
      style={{ left: 16, bottom: 16 }}
      width={96}
      height={96}
      aria-hidden="true"
    >
      <GroupIcon group={group} />
    </svg>
  );
}
