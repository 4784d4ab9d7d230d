import { type EntryMode, entryModes } from '@aranya/contracts';
import { focusPageHeading } from '@aranya/ui';
import { Circle, CircleCheckBig } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { club } from '../../../lib/api/club';
import { unwrap } from '../../../lib/api';
import { privateMeta } from '../../../lib/page-meta';
import { uniqueById, usePages } from '../../../lib/paging/use-pages';
import { useRole } from '../../../lib/session/use-me';
import { ChoiceRow } from '../../../parts/screen/choice-row';
import { AdminHead } from '../shared/admin-head';
import { adminKeys } from '../shared/admin-keys';
import { AdminList } from '../shared/admin-list';
import { usePressEnd } from '../shared/use-refresh-admin';
import { AddMember } from './add-member';
import { InvitationSheet } from './invitation-sheet';
import { Invitations } from './invitations';
import type { MadeInvitation } from './invite-dialog';
import { JoinRequestCard } from './join-request-card';
import { type AddedByCard, MemberCard } from './member-card';

export const meta = () => privateMeta(m.admin_entry_title());

export default function EntryPage() {
  const isAdmin = useRole() === 'admin';
  const [made, setMade] = useState<MadeInvitation>();
  const [card, setCard] = useState<AddedByCard>();
  const sheet = card ?? made;
  useEffect(() => {
    if (sheet === undefined) return;
    // The page before it was scrolled down to its button.
    document.documentElement.scrollTop = 0;
    focusPageHeading();
  }, [sheet]);
  if (card) return <MemberCard card={card} onDone={() => setCard(undefined)} />;
  if (made) return <InvitationSheet {...made} onDone={() => setMade(undefined)} />;
  return (
    <>
      <AdminHead title={m.admin_entry_title()}>{m.admin_entry_lede()}</AdminHead>
      {isAdmin && <Mode />}
      <div className="stack halves gap-5">
        <JoinRequests />
        {isAdmin && <AddMember onCard={setCard} />}
      </div>
      {isAdmin && <Invitations onMade={setMade} />}
    </>
  );
}

const modes: Record<EntryMode, { label: () => string; text: () => string }> = {
  open: { label: m.admin_entry_open, text: m.admin_entry_open_text },
  invitation: { label: m.admin_entry_invitation, text: m.admin_entry_invitation_text },
  approval: { label: m.admin_entry_approval, text: m.admin_entry_approval_text },
  closed: { label: m.admin_entry_closed, text: m.admin_entry_closed_text },
};

function Mode() {
  const entry = club.entry.get.useQuery({ queryKey: adminKeys.entry, select: ({ body }) => body.mode });
  const { mutate, isPending, variables } = club.entry.change.useMutation(usePressEnd());
  const mode = isPending ? variables.body.mode : entry.data;
  return (
    <section className="panel stack divided clip" aria-label={m.admin_entry_who()}>
      {mode !== undefined &&
        entryModes.map((value) => {
          const Mark = value === mode ? CircleCheckBig : Circle;
          const { label, text } = modes[value];
          return (
            <ChoiceRow
              key={value}
              chosen={value === mode}
              onChoose={() => value !== mode && mutate({ body: { mode: value } })}
            >
              <Mark aria-hidden="true" size={22} className="rigid forest" />
              <span className="stack starts">
                <span className="bold">{label()}</span> <span className="small ink-2">{text()}</span>
              </span>
            </ChoiceRow>
          );
        })}
    </section>
  );
}

function JoinRequests() {
  const list = usePages({
    queryKey: adminKeys.joinRequests,
    ask: (cursor, fetchOptions) =>
      club.entry.requests.query({ query: { cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ requests }) => requests)),
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  return (
    <section className="stack gap-3 packed shrinks lined pad-top-4" aria-labelledby="join-requests">
      <h2 className="size-3 row target" id="join-requests">
        {m.admin_entry_waiting()}
      </h2>
      <AdminList
        list={list}
        label={m.admin_entry_requests()}
        failedTitle={m.admin_entry_requests_failed()}
        getKey={({ id }) => id}
        empty={<p className="ink-2">{m.admin_entry_nobody()}</p>}
      >
        {(request) => <JoinRequestCard request={request} />}
      </AdminList>
    </section>
  );
}
