import { ShieldCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import { OpenReportsCount } from '../../features/moderation/shared/open-count';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { withoutPrefix } from '../../lib/language/site-paths';
import { paths } from '../../lib/paths';

export default function ModerationLink({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const isHere = withoutPrefix(useLocation().pathname).startsWith(paths.admin());
  return (
    <SiteLink
      className="chosen row round-2 on-deep-2 medium plain"
      to={paths.admin()}
      aria-current={isHere ? 'page' : undefined}
      onClick={onNavigate}
    >
      <ShieldCheck aria-hidden="true" size={22} />
      {m.community_moderation()}
      <OpenReportsCount />
    </SiteLink>
  );
}
