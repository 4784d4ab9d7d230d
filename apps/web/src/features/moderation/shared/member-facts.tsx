import type { ManagedMember } from '@aranya/contracts';
import { Avatar, Badge } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { roleTexts } from './admin-texts';
import styles from './member-facts.module.css';
import { longDate, untilText } from './moderation-dates';

const number = new Intl.NumberFormat('en');

interface MemberNameProps {
  member: ManagedMember;
  /** The name leads to the member's page. */
  linked?: boolean;
}

export function MemberName({ member, linked = true }: MemberNameProps) {
  const { _id, full_name, username, profile_picture, role, suspension } = member;
  const name = <bdi>{full_name}</bdi>;
  return (
    <div className="row gap-3 shrinks">
      <Avatar name={full_name} src={profile_picture} />
      <div className="stack shrinks gap-hair lh-135">
        <p className="bold breaks">
          {linked ? (
            <Link className="plain underlines" to={paths.adminMember(_id)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="row wraps gap-hair gap-x-2">
          {username !== '' && <span className="small ink-3 breaks">@{username}</span>}
          {role !== 'member' && <Badge tone="fill">{roleTexts[role]}</Badge>}
          {suspension && <Badge tone="danger">Suspended</Badge>}
        </p>
      </div>
    </div>
  );
}

export function MemberNumbers({ member }: { member: ManagedMember }) {
  const facts: [string, string][] = [
    ['Member since', longDate(member.createdAt)],
    ['Posts', number.format(member.posts_count)],
    ['Followers', number.format(member.followers_count)],
    ['Reports', number.format(member.reports_count)],
    ['Removals', number.format(member.removals_count)],
    ['Suspensions', number.format(member.suspensions_count)],
  ];
  return (
    <div className={styles.numbers}>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className="shrinks">
            <dt className="ink-3 small">{term}</dt>
            <dd className="semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function SuspensionNote({ member }: { member: ManagedMember }) {
  const { suspension } = member;
  if (!suspension) return null;
  return (
    <div className={styles.suspension} role="note">
      <p>
        <strong>Suspended {untilText(suspension.until)}</strong>, since {longDate(suspension.since)}.
      </p>
      <p dir="auto">{suspension.reason}</p>
    </div>
  );
}
