import type { PersonalToken } from '@aranya/contracts';
import { Badge, Button, ConfirmDialog, SkeletonGroup } from '@aranya/ui';
import { useId, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { useRevokeToken, useTokens } from '../../../data/account/use-tokens';
import { useListFocus } from '../../../lib/paging/use-list-focus';
import { QueryError } from '../../../lib/query-error';
import { scopeLabels, shortDate } from './token-words';

export function TokenList() {
  const tokens = useTokens();
  const kept = useListFocus<HTMLUListElement>(tokens.data?.length ?? 0);
  if (tokens.isPending) return <SkeletonGroup label={m.token_loading()} className="stack" lines={2} />;
  if (tokens.data === undefined)
    return <QueryError query={tokens} picture={null} headingLevel={3} title={m.token_failed()} />;
  if (tokens.data.length === 0) return <p className="ink-2">{m.token_none()}</p>;
  return (
    <ul className="stack divided" aria-label={m.token_list()} {...kept}>
      {tokens.data.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </ul>
  );
}

function TokenRow({ token }: { token: PersonalToken }) {
  const { id, name, scope, ends_at: end, last_used_on: lastUse } = token;
  const nameId = useId();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useRevokeToken();
  const hasEnded = new Date(end) <= new Date();
  const revoke = () => mutate({ body: { id } }, { onSettled: () => setAsking(false) });
  return (
    <li className="row gap-3 pad-y-3">
      <div className="stack gap-1 shrinks grows lh-135">
        <div className="cluster gap-2 middle">
          <bdi id={nameId} className="bold breaks">
            {name}
          </bdi>
          {hasEnded && <Badge>{m.token_ended()}</Badge>}
        </div>
        <span className="small ink-3">
          {scopeLabels[scope]()} ·{' '}
          {hasEnded ? m.token_ended_on({ day: shortDate(end) }) : m.token_until({ day: shortDate(end) })} ·{' '}
          {lastUse === null ? m.token_never_used() : m.token_last_used({ day: shortDate(lastUse) })}
        </span>
      </div>
      <Button variant="outline" aria-describedby={nameId} onClick={hasEnded ? revoke : () => setAsking(true)}>
        {hasEnded ? m.token_remove() : m.token_revoke()}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.token_revoke_title({ name })}
        description={m.token_revoke_text()}
        confirmLabel={m.token_revoke()}
        danger
        pending={isPending}
        onConfirm={revoke}
      />
    </li>
  );
}
