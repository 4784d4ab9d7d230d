import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';

export interface CardLook {
  /** Room around what is in it; without it a CardPlate can lie 8 px from the edge. */
  padded?: boolean;
  /** The whole card is a link: it lifts under the pointer and its picture grows. */
  interactive?: boolean;
  className?: string;
}

/** The class names of a Card for other elements, such as the router's link. */
export function cardClass({ padded = false, interactive = false, className }: CardLook = {}): string {
  return clsx(styles.card, padded && styles.padded, interactive && styles.interactive, className);
}

export interface CardProps extends Omit<ComponentProps<'div'>, 'className'>, CardLook {
  as?: 'div' | 'article' | 'section' | 'aside' | 'li';
}

/** A leaf of paper with a thin line around it. */
export function Card({ as: Element = 'div', padded, interactive, className, ref, ...rest }: CardProps) {
  const look = cardClass({ padded, interactive, className });
  // The elements share their props; only the type of the ref's element differs, and a div's serves for all.
  const Tag = Element as 'div';
  return <Tag {...rest} ref={ref} className={look} />;
}

export type CardPlateRatio = '4:3' | '3:4' | '16:9' | '1:1';

/** The picture of a card, 8 px inside its edge, cropped to a ratio. */
export function CardPlate({ ratio = '4:3', children }: { ratio?: CardPlateRatio; children: ReactNode }) {
  return (
    <div className={styles.plate} data-ratio={ratio}>
      {children}
    </div>
  );
}
