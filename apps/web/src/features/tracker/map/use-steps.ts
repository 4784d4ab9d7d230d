import { useEffect, useState } from 'react';
import { nextTask } from '../next-task';

/** Counts from 0 to `last` when it may begin, each step in a task of its own, after the one before has been drawn. */
export function useSteps(begun: boolean, last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (!begun || step >= last) return;
    let here = true;
    void nextTask().then(() => here && setStep(step + 1));
    return () => {
      here = false;
    };
  }, [begun, step, last]);
  return step;
}
