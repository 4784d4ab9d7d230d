import type { Invitation } from '@aranya/contracts';
import { Badge, Button, ConfirmDialog, EmptyState } from '@aranya/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { errorText, unwrap } from '../../../lib/api';
import { club } from '../../../lib/api/club';
import { uniqueById, usePages } from '../../../lib/paging/use-pages';
import { paths } from '../../../lib/paths';
import { adminKeys } from '../shared/admin-keys';
import { AdminList } from '../shared/admin-list';
import styles from '../shared/admin.module.css';
import { longDate } from '../shared/moderation-dates';
import { useActionEnd } from '../shared/use-refresh-admin';
import { useQueue } from '../shared/use-queue';
import { InviteDialog, type MadeInvitation } from './invite-dialog';

export function Invitations({ onMade }: { onMade: (made: MadeInvitation) => void }) {
  const { state, pills } = useQueue('Which invitations', 'Ended');
  const [inviting, setInviting] = useState(false);
  const list = usePages({
    queryKey: adminKeys.invitations(state),
    ask: (cursor, fetchOptions) =>
      club.entry.invitations.query({ query: { state, cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ invitations }) => invitations)),
    retry: false,
  });
  return (
    <section className="stack gap-3 shrinks" aria-labelledby="invitations">
      <div className="cluster gap-3 spread middle">
        <h2 className="size-3" id="invitations">
          Invitations
        </h2>
        <Button variant="fill" onClick={() => setInviting(true)}>
          Make an invitation
        </Button>
      </div>
      {pills}
      <AdminList
        list={list}
        label={state === 'open' ? 'Open invitations' : 'Ended invitations'}
        failedTitle="The invitations could not be loaded"
        getKey={({ id }) => id}
        empty={
          <EmptyState
            headingLevel={3}
            title={state === 'open' ? 'No open invitations' : 'No ended invitations'}
            text="An invitation is a link for as many people as you say, and a sheet to print."
          />
        }
      >
        {(invitation) => <InvitationCard invitation={invitation} />}
      </AdminList>
      <InviteDialog open={inviting} onOpenChange={setInviting} onMade={onMade} />
    </section>
  );
}

const stateTexts = { open: 'Open', used_up: 'Used up', ended: 'Ended', revoked: 'Revoked' } as const;

function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { id, label, state, used_count: used, max_uses: max, ends_at: end, created_by: maker } = invitation;
  const nameId = useId();
  const [asking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const revoking = club.entry.revoke.useMutation(useActionEnd(() => setAsking(false)));
  return (
    <article className="panel stack gap-3 shrinks pad-4" aria-labelledby={nameId}>
      <div className="stack gap-1">
        <div className="cluster gap-2 middle">
          <h3 id={nameId} className="inherits bold lh-135 breaks">
            <bdi>{label}</bdi>
          </h3>
          {state !== 'open' && <Badge>{stateTexts[state]}</Badge>}
        </div>
        <p className="small ink-3 lh-15">
          Used {used} of {max} times · {state === 'ended' ? 'ended' : 'until'} {longDate(end)}
          {maker !== null && ` · by ${maker}`}
        </p>
      </div>
      {used > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="target clickable medium">Who came in</summary>
          {isOpen && <Invited id={id} />}
        </details>
      )}
      {state === 'open' && (
        <div className={`cluster gap-2 ${styles.actions}`}>
          <Button variant="outline" aria-describedby={nameId} onClick={() => setAsking(true)}>
            Revoke
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Revoke “${label}”?`}
        description="The link and every sheet with it stop working at once. Members who came in by it stay."
        confirmLabel="Revoke"
        danger
        pending={revoking.isPending}
        error={revoking.error === null ? undefined : errorText(revoking.error)}
        onConfirm={() => revoking.mutate({ body: { id } })}
      />
    </article>
  );
}

function Invited({ id }: { id: string }) {
  const list = usePages({
    queryKey: adminKeys.invited(id),
    ask: (cursor, fetchOptions) =>
      club.entry.invited.query({ params: { id }, query: { cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ members }) => members)),
    retry: false,
  });
  return (
    <AdminList
      list={list}
      label="Members who came in by it"
      failedTitle="The members could not be loaded"
      getKey={({ _id }) => _id}
      empty={<p className="ink-2">Their accounts are deleted.</p>}
    >
      {({ _id, full_name, joinedAt }) => (
        <p>
          <Link to={paths.adminMember(_id)}>
            <bdi>{full_name}</bdi>
          </Link>{' '}
          <span className="small ink-3">{longDate(joinedAt)}</span>
        </p>
      )}
    </AdminList>
  );
}
