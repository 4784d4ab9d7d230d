import { cardClass } from '@aranya/ui';
import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from '../../../lib/button-link';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import styles from './hub.module.css';

type GameCardProps = {
  title: string;
  text: string;
  to: string;
  Art: ComponentType;
  Record: ComponentType;
  /** Follows the words of the link. */
  children?: ReactNode;
};

export function GameCard({ title, text, to, Art, Record, children }: GameCardProps) {
  return (
    <li className={cardClass({ interactive: true, className: styles.card })}>
      <div className={styles.art} aria-hidden="true">
        <Art />
      </div>
      <div className="flex tops grows column pad-5">
        <h2 className="size-3">
          <Said text={title} />
        </h2>
        <p className="over-2 ink-2">{text}</p>
        <div className={styles.actions}>
          <p className={styles.record}>
            <Record />
          </p>
          <ButtonLink className={`covers ${styles.play}`} to={to}>
            {m.games_play({ title })}
            {children}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
