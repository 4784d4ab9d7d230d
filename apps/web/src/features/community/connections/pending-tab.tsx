import type { User } from '@aranya/contracts';
import { Button, EmptyState } from '@aranya/ui';
import { useId, useState } from 'react';
import { useConnectionCounts, useConnectionList } from '../shared/people/api/use-connections';
import { useRelationshipAction } from '../shared/people/api/use-relationship-action';
import { ConfirmRelationshipAction } from '../shared/people/confirm-relationship-action';
import { PersonList } from '../shared/people/person-list';
import { ConnectionCard } from './connection-card';
import { DiscoverLink } from './discover-link';
import styles from './pending-tab.module.css';

export function PendingTab() {
  const received = useConnectionList('pendingConnections');
  const sent = useConnectionList('sentRequests');
  const { data: counts } = useConnectionCounts();
  const receivedId = useId();
  const sentId = useId();
  const nobodyAsked = received.data?.length === 0 && !received.hasNextPage;
  const askedNobody = sent.data?.length === 0 && !sent.hasNextPage;

  if (nobodyAsked && askedNobody) {
    return (
      <EmptyState
        title="No request is waiting"
        text="Requests to connect that people send you, and your own, stand here until they are answered."
        action={<DiscoverLink />}
      />
    );
  }
  return (
    <div className={styles.sections}>
      <section aria-labelledby={receivedId}>
        <h2 id={receivedId} className={styles.title}>
          Waiting for your answer
        </h2>
        <PersonList
          people={received}
          label="Requests to you"
          failedTitle="Requests to you did not load"
          empty={<p className={styles.none}>Nobody is waiting for your answer.</p>}
        >
          {(person) => (
            <ConnectionCard person={person}>
              {(nameId) => <AnswerButtons person={person} describedBy={nameId} />}
            </ConnectionCard>
          )}
        </PersonList>
      </section>
      {!askedNobody && (
        <section aria-labelledby={sentId}>
          <h2 id={sentId} className={styles.title}>
            Sent by you
            {counts && counts.sentRequests > 0 && <span className={styles.count}>{counts.sentRequests}</span>}
          </h2>
          <PersonList
            people={sent}
            label="Requests sent by you"
            failedTitle="Your own requests did not load"
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
  );
}

interface PersonButtonProps {
  person: User;
  describedBy: string;
}

function AnswerButtons({ person, describedBy }: PersonButtonProps) {
  const { run, isPending } = useRelationshipAction();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="fill"
        pending={isPending}
        aria-describedby={describedBy}
        onClick={() => run('accept', person)}
      >
        Accept
      </Button>
      <Button variant="outline" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        Decline
      </Button>
      <ConfirmRelationshipAction person={person} action="decline" open={asking} onOpenChange={setAsking} />
    </>
  );
}

function CancelButton({ person, describedBy }: PersonButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        Cancel request
      </Button>
      <ConfirmRelationshipAction person={person} action="cancel" open={asking} onOpenChange={setAsking} />
    </>
  );
}
