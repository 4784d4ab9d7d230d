import { type ManagedMember, type MemberFilter, memberFilters } from '@aranya/contracts';
import { EmptyState, FilterPills } from '@aranya/ui';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { privateMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { useWide } from '../../../lib/use-wide';
import { DiscoverSearch } from '../../../parts/person/discover-search';
import rowStyles from '../reports/case-row.module.css';
import { AdminHead } from '../shared/admin-head';
import { MemberName } from '../shared/member-facts';
import { shortDate } from '../shared/moderation-dates';
import { AdminList } from '../shared/admin-list';
import { useMembers } from './use-members';

export const meta = () => privateMeta(m.admin_members());

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
      <AdminHead title={m.admin_members()}>{m.admin_members_lede()}</AdminHead>
      <DiscoverSearch
        input={input}
        onSearch={(text) => {
          const next = text.trim();
          if (next !== input) void setQuery(next);
        }}
      />
      <FilterPills
        label={m.admin_members_which()}
        options={[
          { value: 'all', label: m.admin_members_all() },
          { value: 'suspended', label: m.admin_member_suspended() },
          { value: 'team', label: m.admin_members_team() },
        ]}
        value={only ?? 'all'}
        onValueChange={(next) => void setOnly(next === 'all' ? null : next)}
      />
      <AdminList
        list={list}
        label={m.admin_members()}
        failedTitle={m.admin_members_failed()}
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
  if (searched)
    return <EmptyState title={m.admin_members_not_found()} text={m.admin_members_not_found_text()} />;
  if (only === 'suspended')
    return (
      <EmptyState title={m.admin_members_none_suspended()} text={m.admin_members_none_suspended_text()} />
    );
  return <EmptyState title={m.admin_members_nobody()} text={m.admin_members_nobody_text()} />;
}

function MemberRow({ member }: { member: ManagedMember }) {
  const { reports_count: reports, removals_count: removals, posts_count: posts } = member;
  const wide = useWide();
  const always = [
    m.admin_members_since({ date: shortDate(member.createdAt) }),
    m.admin_count_posts({ count: posts }),
  ];
  const rare = [
    ...(reports > 0 ? [m.admin_count_reports({ count: reports })] : []),
    ...(removals > 0 ? [m.admin_members_removals({ count: removals })] : []),
  ];
  return (
    <article
      className={`row gap-3 gap-x-4 spread anchor pad-3-4 hover-sand ${rowStyles.row}`}
      aria-label={member.full_name}
    >
      <MemberName member={member} name="text" wide={wide}>
        {!wide && (
          <p className="small ink-3">
            {[...always, ...rare].map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && ' · '}
                <span className="inline">{fact}</span>
              </Fragment>
            ))}
          </p>
        )}
      </MemberName>
      {wide && (
        <p className="row gap-5 push-end rigid small ink-3">
          {[rare.join(' · '), ...always].map((fact) => (
            <span key={fact} className={rowStyles.fact}>
              {fact}
            </span>
          ))}
        </p>
      )}
      <SiteLink
        className={`plain ${rowStyles.link}`}
        to={paths.adminMember(member._id)}
        aria-label={m.admin_members_open({ name: member.full_name })}
      >
        <ChevronRight aria-hidden="true" size={22} className="ink-3" />
      </SiteLink>
    </article>
  );
}
