import type { AuditEntry, ManagedMember } from '@aranya/contracts';
import { EmptyState, SkeletonGroup } from '@aranya/ui';
import { ChevronLeft, ExternalLink, ScrollText } from 'lucide-react';
import { useParams } from 'react-router';
import { m } from '../../../lib/language/messages';
import { privateMeta } from '../../../lib/page-meta';
import { ApiError, tsr } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { QueryError } from '../../../lib/query-error';
import { ButtonLink } from '../../../lib/button-link';
import { usePageTitle } from '../../../lib/use-page-title';
import { Section } from '../../../lib/section';
import { AdminHead } from '../shared/admin-head';
import { adminKeys } from '../shared/admin-keys';
import { AuditList } from '../shared/audit-list';
import { MemberName, MemberNumbers, SuspensionNote } from '../shared/member-facts';
import { MemberActions } from './member-actions';
import memberStyles from './member-page.module.css';

export const meta = () => privateMeta(m.admin_role_member());

export default function MemberPage() {
  const { memberId = '' } = useParams();
  const found = tsr.admin.member.useQuery({
    queryKey: adminKeys.member(memberId),
    queryData: { params: { id: memberId } },
    select: ({ body }) => body,
    refetchOnMount: 'always',
    retry: false,
  });
  const isGone = found.error instanceof ApiError && [400, 404].includes(found.error.status);
  return (
    <>
      <ButtonLink variant="quiet" className={memberStyles.back} to={paths.adminMembers()}>
        <ChevronLeft aria-hidden="true" size={20} />
        {m.admin_members_back()}
      </ButtonLink>
      {found.data ? (
        <Member key={memberId} member={found.data.member} history={found.data.history} />
      ) : isGone ? (
        <>
          <AdminHead title={m.admin_role_member()} />
          <EmptyState title={m.admin_members_none()} text={m.admin_members_none_text()} />
        </>
      ) : found.isPending ? (
        <SkeletonGroup label={m.admin_members_loading()} lines={4} />
      ) : (
        <>
          <AdminHead title={m.admin_role_member()} />
          <QueryError query={found} title={m.admin_members_one_failed()} />
        </>
      )}
    </>
  );
}

function Member({ member, history }: { member: ManagedMember; history: AuditEntry[] }) {
  const { full_name: name } = member;
  usePageTitle(name);
  return (
    <>
      <MemberName member={member} name="title" />
      <div className="panel stack single gap-4 pad-4-5">
        <MemberNumbers member={member} />
        <SuspensionNote member={member} />
        <MemberActions member={member}>
          <ButtonLink variant="outline" to={paths.profile(member._id)}>
            <ExternalLink aria-hidden="true" size={18} />
            {m.admin_open_profile()}
          </ButtonLink>
          {member.role !== 'member' && (
            <ButtonLink variant="outline" to={paths.adminLog({ operator: member._id })}>
              <ScrollText aria-hidden="true" size={18} />
              {m.admin_members_did()}
            </ButtonLink>
          )}
        </MemberActions>
      </div>
      <Section className="stack gap-3 packed shrinks" title={m.admin_members_history()}>
        <AuditList framed entries={history} emptyText={m.admin_members_history_none()} />
      </Section>
    </>
  );
}
