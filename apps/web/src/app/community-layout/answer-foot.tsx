import { Button } from '@aranya/ui';
import { m } from '../../lib/language/messages';

interface AnswerFootProps {
  /** In a sentence; what is missing, or why the answer was refused. */
  problem: string | false | null | undefined;
  pending: boolean;
}

/** The end of a form that somebody answers before they come in. */
export const AnswerFoot = ({ problem, pending }: AnswerFootProps) => (
  <>
    {problem && (
      <p role="alert" className="medium danger">
        {problem}
      </p>
    )}
    <div>
      <Button type="submit" size="l" pending={pending} pendingLabel={m.entry_saving()}>
        {m.entry_continue()}
      </Button>
    </div>
  </>
);
