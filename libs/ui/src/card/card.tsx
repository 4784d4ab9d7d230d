import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';

export interface CardLook {
  /** Not around a CardPlate, which lies 8 px from the edge. */
  padded?: boolean;
  interactive?: boolean;
  className?: string;
}

const CARD = 'anchor flex column shrinks panel ink plain clip';

/** The class names of a Card, for a router link. */
export function cardClass({ padded = false, interactive = false, className }: CardLook = {}): string {
  return clsx(CARD, padded && styles.padded, interactive && styles.interactive, className);
}

export interface CardProps extends Omit<ComponentProps<'div'>, 'className'>, CardLook {
  as?: 'div' | 'article' | 'section' | 'aside' | 'li';
}

export function Card({ as: Element = 'div', padded, interactive, className, ref, ...rest }: CardProps) {
  const look = cardClass({ padded, interactive, className });
  // The elements differ only in the type of their ref.
  const Tag = Element as 'div';
  return <Tag {...rest} ref={ref} className={look} />;
}

/** The picture of a card, 4 to 3. */
export function CardPlate({ children }: { children: ReactNode }) {
  return <div className={styles.plate}>{children}</div>;
}
