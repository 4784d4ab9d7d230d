import { Avatar, Button, pillClass } from '@aranya/ui';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { artwork } from '../../../lib/artwork';
import { errorText } from '../../../lib/api';
import { type Interest, interests as all, interestTexts } from './interests';
import styles from './welcome.module.css';
import { m } from '../../../lib/language/messages';

interface WelcomeChoiceProps {
  interests: readonly Interest[];
  /** Takes the focus when somebody returns from the next step. */
  focused: boolean;
  pending: boolean;
  error: unknown;
  onShow: (chosen: Interest[]) => void;
  onSkip: () => void;
}

export function WelcomeChoice({ interests, focused, pending, error, onShow, onSkip }: WelcomeChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlySet<Interest>>(new Set(interests));
  const [missing, setMissing] = useState(false);
  const questionId = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) first.current?.focus();
  }, [focused]);

  const toggle = (interest: Interest) => {
    setMissing(false);
    setChosen(
      (before) =>
        new Set([...before].filter((one) => one !== interest).concat(before.has(interest) ? [] : interest)),
    );
  };
  const show = () => {
    if (chosen.size === 0) setMissing(true);
    else onShow(all.filter((interest) => chosen.has(interest)));
  };
  return (
    <>
      <p id={questionId} className={styles.text}>
        {m.welcome_ask()}
      </p>
      <div role="group" aria-labelledby={questionId} className="stack two gap-2">
        {all.map((interest, index) => (
          <button
            key={interest}
            ref={index === 0 ? first : undefined}
            type="button"
            className={clsx(pillClass, styles.chip)}
            aria-pressed={chosen.has(interest)}
            onClick={() => toggle(interest)}
          >
            <Avatar name="" src={artwork.avatar(interestTexts[interest].avatar)} size="xs" />
            {interestTexts[interest].label()}
          </button>
        ))}
      </div>
      {missing && (
        <p role="alert" className="small danger">
          {m.welcome_choose()}
        </p>
      )}
      {error !== null && (
        <p role="alert" className="small danger">
          {errorText(error)}
        </p>
      )}
      <div className="cluster gap-2">
        <Button variant="fill" pending={pending} pendingLabel={m.welcome_looking()} onClick={show}>
          {m.welcome_show()}
        </Button>
        <Button variant="quiet" onClick={onSkip}>
          {m.welcome_skip()}
        </Button>
      </div>
    </>
  );
}
