import { Button } from '@aranya/ui';

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
      <Button type="submit" size="l" pending={pending} pendingLabel="Saving">
        Continue
      </Button>
    </div>
  </>
);
