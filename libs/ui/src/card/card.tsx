import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';

interface CardLook {
  interactive?: boolean;
  className?: string;
}

const CARD = 'anchor flex column shrinks panel ink plain clip';

/** For router links. */
export function cardClass({ interactive = false, className }: CardLook = {}): string {
  return clsx(CARD, interactive && styles.interactive, className);
}

interface CardProps extends Omit<ComponentProps<'div'>, 'className'>, CardLook {
  as?: 'div' | 'article' | 'section' | 'aside' | 'li';
}

export function Card({ as: Element = 'div', interactive, className, ref, ...rest }: CardProps) {
  const look = cardClass({ interactive, className });
  // The elements differ only in the type of their ref.
  const Tag = Element as 'div';
  return <Tag {...rest} ref={ref} className={look} />;
}

/** The 4:3 picture of a card. */
export function CardPlate({ children }: { children: ReactNode }) {
  return <div className={styles.plate}>{children}</div>;
}
