import type { User } from '@aranya/contracts';
import { Avatar } from '@aranya/ui';

export function ComposerAuthor({ user }: { user: User }) {
  return (
    <div className="row gap-3 shrinks lh-13">
      <Avatar name={user.full_name} src={user.profile_picture} />
      <div className="stack shrinks">
        <bdi className="bold breaks">{user.full_name}</bdi>
        {user.username !== '' && <span className="cut small ink-3">@{user.username}</span>}
      </div>
    </div>
  );
}
