import { ShieldCheck } from 'lucide-react';
import { NavLink } from 'react-router';
import { OpenReportsCount } from '../../features/moderation/shared/open-count';
import { paths } from '../../lib/paths';

export default function ModerationLink({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  return (
    <NavLink className="chosen row round-2 on-deep-2 medium plain" to={paths.admin()} onClick={onNavigate}>
      <ShieldCheck aria-hidden="true" size={22} />
      Moderation
      <OpenReportsCount />
    </NavLink>
  );
}
