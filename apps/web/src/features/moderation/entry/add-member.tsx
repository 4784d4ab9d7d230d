import { Button } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { club } from '../../../lib/api/club';
import { adminKeys } from '../shared/admin-keys';
import { AddMemberDialog } from './add-member-dialog';
import type { AddedByCard } from './member-card';

/** Only local sign-in makes accounts for others. */
export function AddMember({ onCard }: { onCard: (card: AddedByCard) => void }) {
  const [adding, setAdding] = useState(false);
  const { data } = club.entry.handOvers.useQuery({
    queryKey: adminKeys.handOvers,
    select: ({ body }) => body.by,
  });
  const isElsewhere = data?.length === 0;
  return (
    <section className="stack gap-3 packed shrinks lined pad-top-4" aria-labelledby="add-a-member">
      <div className="row gap-3">
        <h2 className="size-3 grows" id="add-a-member">
          {m.admin_add_heading()}
        </h2>
        {data !== undefined && !isElsewhere && (
          <Button variant="outline" onClick={() => setAdding(true)}>
            {m.admin_add_title()}
          </Button>
        )}
      </div>
      <p className="ink-2 measure">{isElsewhere ? m.admin_add_elsewhere() : m.admin_add_here()}</p>
      {data !== undefined && (
        <AddMemberDialog open={adding} onOpenChange={setAdding} ways={data} onCard={onCard} />
      )}
    </section>
  );
}
