import type { User } from '@aranya/contracts';
import { Button, EmptyState } from '@aranya/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { Face } from '../../lib/artwork';
import { m } from '../../lib/language/messages';
import { useConnectionCounts, useConnectionList } from '../../data/people/use-connections';
import { RequestButtons } from '../../parts/person/request-buttons';
import { ConfirmRelationshipAction } from '../../parts/person/confirm-relationship-action';
import { PersonList } from '../../parts/person/person-list';
import { AcceptedNote } from './accepted-note';
import { ConnectionCard } from './connection-card';
import { DiscoverLink } from '../../parts/person/discover-link';
import { FindMore } from '../../parts/person/find-more';
import { WorthFollowing } from '../../parts/person/worth-following';

export function PendingTab() {
  const received = useConnectionList('pendingConnections');
  const sent = useConnectionList('sentRequests');
  const { data: counts } = useConnectionCounts();
  const receivedId = useId();
  const sentId = useId();
  const nobodyAsked = received.data?.length === 0 && !received.hasNextPage;
  const askedNobody = sent.data?.length === 0 && !sent.hasNextPage;
  const { accepted, setAccepted, link } = useAccepted(received.data?.length);
  const note = accepted && <AcceptedNote person={accepted} link={link} />;

  if (nobodyAsked && askedNobody) {
    return (
      <div className="stack gap-6">
        {note}
        <EmptyState
          picture={<Face of="swan" />}
          title={m.connect_no_requests()}
          text={m.connect_no_requests_text()}
          action={<DiscoverLink />}
        />
      </div>
    );
  }
  return (
    <div className="stack gap-6">
      {note}
      <div className="stack gap-6">
        <section aria-labelledby={receivedId}>
          <h2 id={receivedId} className="under-4 size-3">
            {m.connect_waiting()}
          </h2>
          <PersonList
            people={received}
            label={m.connect_to_you()}
            failedTitle={m.connect_to_you_failed()}
            empty={<p className="ink-2">{m.connect_nobody_waits()}</p>}
          >
            {(person) => (
              <ConnectionCard person={person}>
                {(nameId) => (
                  <RequestButtons
                    person={person}
                    describedBy={nameId}
                    onAccepted={() => setAccepted(person)}
                  />
                )}
              </ConnectionCard>
            )}
          </PersonList>
        </section>
        {!askedNobody && (
          <section aria-labelledby={sentId}>
            <h2 id={sentId} className="under-4 size-3">
              {m.connect_sent()}
              {counts && counts.sentRequests > 0 && <span className="num ink-3"> {counts.sentRequests}</span>}
            </h2>
            <PersonList
              people={sent}
              label={m.connect_by_you()}
              failedTitle={m.connect_by_you_failed()}
              empty={null}
            >
              {(person) => (
                <ConnectionCard person={person}>
                  {(nameId) => <CancelButton person={person} describedBy={nameId} />}
                </ConnectionCard>
              )}
            </PersonList>
          </section>
        )}
      </div>
      {received.data && sent.data && (
        <>
          <FindMore />
          <WorthFollowing />
        </>
      )}
    </div>
  );
}

function CancelButton({ person, describedBy }: { person: User; describedBy: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {m.person_cancel_request()}
      </Button>
      <ConfirmRelationshipAction person={person} action="cancel" open={asking} onOpenChange={setAsking} />
    </>
  );
}

/** Returns the person accepted last; their link takes the focus when the last card leaves. */
function useAccepted(waiting: number | undefined) {
  const [accepted, setAccepted] = useState<User>();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (accepted && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [accepted, waiting]);
  return { accepted, setAccepted, link };
}
