import type { SiteVersion } from '@aranya/contracts';
import { EmptyState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { privateMeta } from '../../../lib/page-meta';
import { QueryError } from '../../../lib/query-error';
import { useRole } from '../../../lib/session/use-me';
import { AdminHead } from '../shared/admin-head';
import { SiteForm } from './site-form';
import { SiteHistory } from './site-history';
import { useSite } from './use-site';

export const meta = () => privateMeta(m.admin_site_title());

export default function SitePage() {
  const isAdmin = useRole() === 'admin';
  return (
    <>
      <AdminHead title={m.admin_site_title()}>{m.admin_site_lede()}</AdminHead>
      {isAdmin ? (
        <Site />
      ) : (
        <EmptyState title={m.admin_site_for_admins()} text={m.admin_site_for_admins_text()} />
      )}
    </>
  );
}

function Site() {
  const site = useSite();
  const [saved, setSaved] = useState<SiteVersion>();
  const [taken, setTaken] = useState<number>();
  if (site.isPending)
    return (
      <SkeletonGroup label={m.admin_site_loading()}>
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  const [latest] = site.data?.versions ?? [];
  if (site.data === undefined || latest === undefined)
    return <QueryError query={site} title={m.admin_site_failed()} />;
  // The list may not yet have what was just saved.
  const current = saved && saved.revision > latest.revision ? saved : latest;
  const take = (version: SiteVersion) => {
    setSaved(version);
    setTaken(version.revision);
  };
  return (
    <>
      <SiteForm
        key={taken}
        current={current}
        asks={site.data.asks && !saved}
        onSaved={setSaved}
        onTake={take}
      />
      <SiteHistory versions={site.data.versions} onSaved={take} />
    </>
  );
}
