import { GroupIcon } from '../../../parts/species-search/group-icon';

/** On a landscape, where the guide has no relative. */
export default function GroupSign({ group }: { group: string }) {
  return (
    <svg
      className="absolute inset-0 square circle surface forest"
      style={{ width: 'min(11rem, 40%)', height: 'auto', margin: 'auto' }}
      aria-hidden="true"
    >
      <GroupIcon group={group} />
    </svg>
  );
}
