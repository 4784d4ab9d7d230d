import type { ManagedMember } from '@aranya/contracts';
import { Avatar, Badge } from '@aranya/ui';
import type { ReactNode } from 'react';
import { m } from '../../../lib/language/messages';
import { intlLocale } from '../../../lib/language/locale';
import { filled } from '../../../lib/language/filled';
import { LinkOrText } from '../../../lib/link-or-text';
import { paths } from '../../../lib/paths';
import { roleTexts } from './admin-texts';
import styles from './member-facts.module.css';
import { longDate, untilText } from './moderation-dates';

interface MemberNameProps {
  member: ManagedMember;
  /** The name leads to the member's page, whose title it is. */
  name?: 'link' | 'text' | 'title';
  /** In columns, the name before the username. */
  wide?: boolean;
  children?: ReactNode;
}

export function MemberName({ member, name = 'link', wide = false, children }: MemberNameProps) {
  const { _id, full_name, username, profile_picture, role, suspension } = member;
  return (
    <div className="row gap-3 gap-x-4 shrinks grows">
      <Avatar name={full_name} src={profile_picture} />
      <div className={`stack shrinks lh-135 ${wide ? 'two grows middle gap-x-5' : 'gap-hair'}`}>
        {name === 'title' ? (
          <h1 className="size-2 breaks">
            <bdi>{full_name}</bdi>
          </h1>
        ) : (
          <p className="bold breaks">
            <LinkOrText
              className="plain underlines"
              to={name === 'link' ? paths.adminMember(_id) : undefined}
            >
              <bdi>{full_name}</bdi>
            </LinkOrText>
          </p>
        )}
        <p className="row wraps gap-hair gap-x-2">
          {username !== '' && <span className="small ink-3 breaks">@{username}</span>}
          {role !== 'member' && <Badge tone="fill">{roleTexts[role]()}</Badge>}
          {suspension && <Badge tone="danger">{m.admin_member_suspended()}</Badge>}
        </p>
        {children}
      </div>
    </div>
  );
}

export function MemberNumbers({ member }: { member: ManagedMember }) {
  const number = new Intl.NumberFormat(intlLocale());
  const facts: [string, string][] = [
    [m.admin_member_since(), longDate(member.createdAt)],
    [m.admin_member_posts(), number.format(member.posts_count)],
    [m.admin_member_followers(), number.format(member.followers_count)],
    [m.admin_member_reports(), number.format(member.reports_count)],
    [m.admin_member_removals(), number.format(member.removals_count)],
    [m.admin_member_suspensions(), number.format(member.suspensions_count)],
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
        {filled(m.admin_suspended_note({ until: '{until}', date: longDate(suspension.since) }), {
          until: <strong>{m.admin_suspended_until_when({ until: untilText(suspension.until) })}</strong>,
        })}
      </p>
      <p dir="auto">{suspension.reason}</p>
    </div>
  );
}
