import { type ManagedMember, type MemberFilter, memberFilters } from '@aranya/contracts';
import { EmptyState, FilterPills } from '@aranya/ui';
import { ChevronRight } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { Link } from 'react-router';
import { privateMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { DiscoverSearch } from '../../../parts/person/discover-search';
import rowStyles from '../reports/case-row.module.css';
import { AdminHead } from '../shared/admin-head';
import { MemberName } from '../shared/member-facts';
import { longDate } from '../shared/moderation-dates';
import { AdminList } from '../shared/admin-list';
import { useMembers } from './use-members';

export const meta = () => privateMeta('Members');

/** Typing replaces the history entry, so that Back leaves the page. */
const searchParser = parseAsString.withDefault('').withOptions({ history: 'replace' });
const onlyParser = parseAsStringLiteral(memberFilters).withOptions({ history: 'push' });

export default function MembersPage() {
  const [query, setQuery] = useQueryState('q', searchParser);
  const [only, setOnly] = useQueryState('only', onlyParser);
  const input = query.trim();
  const list = useMembers(input, only);
  return (
    <>
      <AdminHead title="Members">Look somebody up, and see what was decided about them.</AdminHead>
      <DiscoverSearch
        input={input}
        onSearch={(text) => {
          const next = text.trim();
          if (next !== input) void setQuery(next);
        }}
      />
      <FilterPills
        label="Which members"
        options={[
          { value: 'all', label: 'Everybody' },
          { value: 'suspended', label: 'Suspended' },
          { value: 'team', label: 'Team' },
        ]}
        value={only ?? 'all'}
        onValueChange={(next) => void setOnly(next === 'all' ? null : next)}
      />
      <AdminList
        list={list}
        label="Members"
        failedTitle="The members could not be loaded"
        lines
        getKey={({ _id }) => _id}
        empty={<Nobody only={only} searched={input !== ''} />}
      >
        {(member) => <MemberRow member={member} />}
      </AdminList>
    </>
  );
}

function Nobody({ only, searched }: { only: MemberFilter | null; searched: boolean }) {
  if (searched) return <EmptyState title="Nobody found" text="Try part of the name or username." />;
  if (only === 'suspended') return <EmptyState title="Nobody is suspended" text="May it stay that way." />;
  return <EmptyState title="Nobody here" text="Admins choose moderators on a member’s page." />;
}

function MemberRow({ member }: { member: ManagedMember }) {
  const { reports_count: reports, removals_count: removals, posts_count: posts } = member;
  const counts = [
    `${posts} ${posts === 1 ? 'post' : 'posts'}`,
    ...(reports > 0 ? [`${reports} ${reports === 1 ? 'report' : 'reports'}`] : []),
    ...(removals > 0 ? [`${removals} ${removals === 1 ? 'removal' : 'removals'}`] : []),
  ];
  return (
    <article
      className={`stack gap-3 middle anchor pad-3-4 before hover-sand ${rowStyles.row}`}
      aria-label={member.full_name}
    >
      <MemberName member={member} name="text">
        <p className="small ink-3">
          Since {longDate(member.createdAt)} · {counts.join(' · ')}
        </p>
      </MemberName>
      <Link
        className={`plain ${rowStyles.link}`}
        to={paths.adminMember(member._id)}
        aria-label={`Open ${member.full_name}`}
      >
        <ChevronRight aria-hidden="true" size={22} className="ink-3" />
      </Link>
    </article>
  );
}
