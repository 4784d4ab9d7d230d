import type { SiteVersion } from '@aranya/contracts';
import { Button, ConfirmDialog } from '@aranya/ui';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { Section } from '../../../lib/section';
import { TimeAgo } from '../../../lib/time/time-ago';
import { useSaveSite } from './use-site';

interface SiteHistoryProps {
  /** Latest first: the first is in use. */
  versions: readonly SiteVersion[];
  onSaved: (version: SiteVersion) => void;
}

export function SiteHistory({ versions: [current, ...earlier], onSaved }: SiteHistoryProps) {
  const [chosen, setChosen] = useState<SiteVersion>();
  const { save, pending, problem } = useSaveSite((version) => {
    setChosen(undefined);
    onSaved(version);
  });
  if (current === undefined || earlier.length === 0) return null;
  return (
    <Section className="stack gap-3" title={m.admin_site_earlier()}>
      <ul className="stack divided">
        {earlier.map((version) => (
          <li key={version.revision} className="cluster gap-3 spread pad-y-3">
            <div className="shrinks">
              <p className="bold breaks">
                <bdi>{version.settings.name}</bdi>
              </p>
              <p className="small ink-3 breaks">
                {version.savedAt === null ? (
                  m.admin_site_installed()
                ) : (
                  <>
                    {version.saved_by}, <TimeAgo at={version.savedAt} />
                  </>
                )}
              </p>
            </div>
            <Button
              variant="outline"
              icon={<RotateCcw aria-hidden="true" size={18} />}
              onClick={() => setChosen(version)}
            >
              {m.admin_site_again()}
              <span className="visually-hidden"> {version.settings.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={chosen !== undefined}
        onOpenChange={() => setChosen(undefined)}
        title={m.admin_site_again_name({ name: chosen?.settings.name ?? '' })}
        description={m.admin_site_again_text()}
        confirmLabel={m.admin_site_again()}
        pending={pending}
        error={problem?.message}
        onConfirm={() => chosen && void save({ revision: current.revision, settings: chosen.settings })}
      />
    </Section>
  );
}
