import type { SiteVersion } from '@aranya/contracts';
import { EmptyState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { useState } from 'react';
import { privateMeta } from '../../../lib/page-meta';
import { QueryError } from '../../../lib/query-error';
import { useRole } from '../../../lib/session/use-me';
import { AdminHead } from '../shared/admin-head';
import { SiteForm } from './site-form';
import { SiteHistory } from './site-history';
import { useSite } from './use-site';

export const meta = () => privateMeta('The site');

export default function SitePage() {
  const isAdmin = useRole() === 'admin';
  return (
    <>
      <AdminHead title="The site">The site’s name, and what it says about itself.</AdminHead>
      {isAdmin ? (
        <Site />
      ) : (
        <EmptyState title="Only admins can change the site" text="They decide what it says about itself." />
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
      <SkeletonGroup label="Loading the site">
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  const [latest] = site.data?.versions ?? [];
  if (site.data === undefined || latest === undefined)
    return <QueryError query={site} title="The site could not be loaded" />;
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
