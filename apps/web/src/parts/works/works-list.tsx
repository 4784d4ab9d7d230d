import type { ReactNode } from 'react';
import type { Work } from './works';
import styles from './works.module.css';

/** Three columns, below each other on phones; the first is the row's name. */
export function ColumnsList({ rows }: { rows: readonly (readonly [string, ReactNode, ReactNode])[] }) {
  return (
    <ul className={`over-5 lined ${styles.works}`}>
      {rows.map(([name, second, third]) => (
        <li className="stack gap-2 gap-x-5 pad-y-4 ruled" key={name}>
          <span className="bold">{name}</span>
          <span>{second}</span>
          <span className="ink-2">{third}</span>
        </li>
      ))}
    </ul>
  );
}

export const WorksList = ({ works }: { works: readonly Work[] }) => (
  <ColumnsList
    rows={works.map(({ work, by, licence, licenceUrl, url }) => [
      work,
      url ? <a href={url}>{by}</a> : by,
      licenceUrl ? (
        <a href={licenceUrl} rel="license noreferrer">
          {licence}
        </a>
      ) : (
        licence
      ),
    ])}
  />
);
