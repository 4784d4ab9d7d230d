import type { Work } from './works';
import styles from './works.module.css';

/** Three columns, below each other on phones. */
export const WorksList = ({ works }: { works: readonly Work[] }) => (
  <ul className={`over-5 lined ${styles.works}`}>
    {works.map(({ work, by, licence, licenceUrl, url }) => (
      <li className="stack gap-x-5 pad-y-4 ruled" key={work}>
        <span className="bold">{work}</span>
        <span>{url ? <a href={url}>{by}</a> : by}</span>
        <span className="ink-2">
          {licenceUrl ? (
            <a href={licenceUrl} rel="license noreferrer">
              {licence}
            </a>
          ) : (
            licence
          )}
        </span>
      </li>
    ))}
  </ul>
);
