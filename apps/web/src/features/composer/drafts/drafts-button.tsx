import { Button } from '@aranya/ui';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part';
import type { OtherDrafts } from './use-other-drafts';
import { m } from '../../../lib/language/messages';

const DraftsDialog = lazyPart(() => import('./drafts-dialog'));

export function DraftsButton({ drafts: { others, open } }: { drafts: OtherDrafts }) {
  const [listed, setListed] = useState<boolean>();
  return (
    <>
      {others.length > 0 && (
        <Button
          variant="quiet"
          className="aligned rigid"
          aria-haspopup="dialog"
          onClick={() => setListed(true)}
        >
          {m.draft_count({ number: others.length })}
        </Button>
      )}
      {listed !== undefined && (
        <DraftsDialog
          drafts={others}
          open={listed}
          onOpenChange={setListed}
          onChoose={(draft) => void open(draft)}
        />
      )}
    </>
  );
}
