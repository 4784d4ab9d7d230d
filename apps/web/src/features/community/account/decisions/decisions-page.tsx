import type { AppealSubject, Decision } from '@aranya/contracts';
import { EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { useId } from 'react';
import { Link } from 'react-router';
import { privateMeta } from '../../../../app/page-meta';
import { messageOf } from '../../../../lib/api';
import { paths } from '../../../../lib/paths';
import { DecisionAnswer } from '../../shared/decisions/decision-answer';
import { useDecisions } from '../../shared/decisions/use-decisions';
import { Screen } from '../../shared/screen';
import { TimeAgo } from '../../shared/time/time-ago';
import styles from './decisions-page.module.css';

export const meta = () => privateMeta('Decisions about you');

export default function DecisionsPage() {
  return (
    <Screen
      title="Decisions about you"
      tagline="What moderators removed or decided, why, and what you can do about it."
      column="text"
    >
      <Decisions />
    </Screen>
  );
}

function Decisions() {
  const list = useDecisions();
  if (list.isPending) {
    return (
      <SkeletonGroup label="Loading decisions">
        <Skeleton lines={4} />
      </SkeletonGroup>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        title="The decisions did not load"
        text={messageOf(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (list.data.length === 0) {
    return (
      <EmptyState
        title="Nothing was decided about you"
        text="If moderators remove something of yours, you read here why, and can ask for another look."
      />
    );
  }
  return (
    <ul className={styles.list} aria-label="Decisions">
      {list.data.map((decision) => (
        <li key={`${decision.subject}/${decision.subject_id}/${decision.createdAt}`}>
          <DecisionCard decision={decision} />
        </li>
      ))}
    </ul>
  );
}

const titles: Record<AppealSubject, string> = {
  suspension: 'Your account was suspended',
  post: 'A post of yours was removed',
  comment: 'A comment of yours was removed',
  profile: 'Something was removed from your profile',
};

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

function untilSentence({ subject, until }: Decision): string | null {
  if (subject === 'suspension')
    return until === null ? 'It has no end.' : `It ends on ${date.format(new Date(until))}.`;
  return until === null
    ? null
    : `It can be restored until ${date.format(new Date(until))}; then it is deleted.`;
}

function DecisionCard({ decision }: { decision: Decision }) {
  const titleId = useId();
  const until = untilSentence(decision);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {titles[decision.subject]}
        </h2>
        <p className={styles.time}>
          <TimeAgo at={decision.createdAt} />
        </p>
      </div>
      <p className={styles.reason} dir="auto">
        {decision.reason}
      </p>
      {until !== null && <p>{until}</p>}
      {decision.subject === 'post' && (
        <p>
          <Link to={paths.post(decision.subject_id)}>See the post</Link>
        </p>
      )}
      <DecisionAnswer decision={decision} />
    </article>
  );
}
