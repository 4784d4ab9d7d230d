import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ChoiceRowProps {
  chosen: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

/** No radio button, as arrow keys would try every choice on the way. */
export const ChoiceRow = ({ chosen, onChoose, className, children }: ChoiceRowProps) => (
  <button
    type="button"
    className={clsx(
      'bare inherits ink to-start row gap-3 pad-3-4 chosen clickable hover-sand focus-inside',
      chosen && 'sand',
      className,
    )}
    aria-pressed={chosen}
    onClick={onChoose}
  >
    {children}
  </button>
);
