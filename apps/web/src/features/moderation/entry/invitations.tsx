import type { Invitation } from '@aranya/contracts';
import { Badge, Button, ConfirmDialog, EmptyState } from '@aranya/ui';
import { useId, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { errorText, unwrap } from '../../../lib/api';
import { club } from '../../../lib/api/club';
import { uniqueById, usePages } from '../../../lib/paging/use-pages';
import { paths } from '../../../lib/paths';
import { adminKeys } from '../shared/admin-keys';
import { AdminList } from '../shared/admin-list';
import { longDate } from '../shared/moderation-dates';
import { useActionEnd } from '../shared/use-refresh-admin';
import { useQueue } from '../shared/use-queue';
import { InviteDialog, type MadeInvitation } from './invite-dialog';

export function Invitations({ onMade }: { onMade: (made: MadeInvitation) => void }) {
  const { state, pills } = useQueue(
    m.admin_invitations_which(),
    m.admin_invitations_ended(),
    m.admin_invitations_open(),
  );
  const [inviting, setInviting] = useState(false);
  const list = usePages({
    queryKey: adminKeys.invitations(state),
    ask: (cursor, fetchOptions) =>
      club.entry.invitations.query({ query: { state, cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ invitations }) => invitations)),
    retry: false,
  });
  return (
    <section className="stack gap-3 shrinks lined pad-top-4" aria-labelledby="invitations">
      <div className="row gap-3 wraps spread">
        <h2 className="size-3" id="invitations">
          {m.admin_invitations()}
        </h2>
        <Button variant="outline" className="rigid" onClick={() => setInviting(true)}>
          {m.admin_invite_title()}
        </Button>
      </div>
      {pills}
      <AdminList
        list={list}
        label={state === 'open' ? m.admin_invitations_open_list() : m.admin_invitations_ended_list()}
        failedTitle={m.admin_invitations_failed()}
        getKey={({ id }) => id}
        empty={
          <EmptyState
            headingLevel={3}
            title={state === 'open' ? m.admin_invitations_none() : m.admin_invitations_none_ended()}
            text={m.admin_invitations_none_text()}
          />
        }
      >
        {(invitation) => <InvitationCard invitation={invitation} />}
      </AdminList>
      <InviteDialog open={inviting} onOpenChange={setInviting} onMade={onMade} />
    </section>
  );
}

const stateTexts = {
  used_up: m.admin_invitation_used_up,
  ended: m.admin_invitation_over,
  revoked: m.admin_invitation_revoked,
};

function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { id, label, state, used_count: used, max_uses: max, ends_at: end, created_by: maker } = invitation;
  const nameId = useId();
  const [asking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const revoking = club.entry.revoke.useMutation(useActionEnd(() => setAsking(false)));
  return (
    <article className="panel stack gap-3 shrinks pad-4" aria-labelledby={nameId}>
      <div className="row gap-3 spread">
        <div className="stack gap-1 shrinks">
          <div className="cluster gap-2 middle">
            <h3 id={nameId} className="inherits bold lh-135 breaks">
              <bdi>{label}</bdi>
            </h3>
            {state !== 'open' && <Badge>{stateTexts[state]()}</Badge>}
          </div>
          <p className="cluster small ink-3 lh-15 gap-x-3">
            <span>
              {(state === 'ended' ? m.admin_invitation_ended : m.admin_invitation_until)({
                used,
                max,
                date: longDate(end),
              })}
            </span>
            {maker !== null && <span>{m.admin_invitation_by({ name: maker })}</span>}
          </p>
        </div>
        {state === 'open' && (
          <Button
            variant="outline"
            className="rigid"
            aria-describedby={nameId}
            onClick={() => setAsking(true)}
          >
            {m.admin_invitation_revoke()}
          </Button>
        )}
      </div>
      {used > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="folds">{m.admin_invitation_who()}</summary>
          {isOpen && <Invited id={id} />}
        </details>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.admin_invitation_revoke_name({ label })}
        description={m.admin_invitation_revoke_text()}
        confirmLabel={m.admin_invitation_revoke()}
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
      label={m.admin_invitation_members()}
      failedTitle={m.admin_members_failed()}
      getKey={({ _id }) => _id}
      empty={<p className="ink-2">{m.admin_invitation_deleted()}</p>}
    >
      {({ _id, full_name, joinedAt }) => (
        <p>
          <SiteLink to={paths.adminMember(_id)}>
            <bdi>{full_name}</bdi>
          </SiteLink>{' '}
          <span className="small ink-3">{longDate(joinedAt)}</span>
        </p>
      )}
    </AdminList>
  );
}
