import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import styles from './credits-page.module.css';
import type { CreditedStudy } from './credits-page.server';

export function TrackCredits({ studies }: { studies: readonly CreditedStudy[] }) {
  return (
    <ul className={`over-5 lined ${styles.studies}`}>
      {studies.map(({ title, url, credit, licence, licenceUrl, tracks }) => (
        <li key={title}>
          <div className={styles.study}>
            <a className={styles.source} href={url} rel="noreferrer">
              {title}
            </a>
            <p className="small ink-2 lh-15">{credit}</p>
            <p className="small ink-2 lh-15">
              Licence:{' '}
              <a href={licenceUrl} rel="license noreferrer">
                {licence}
              </a>
            </p>
          </div>
          <ul className={`stack gap-2 packed ${styles.tracks}`}>
            {tracks.map(({ id, species, individual, changes }) => (
              <li key={id}>
                <Link to={paths.measuredTrack(id)}>
                  {species} {individual}
                </Link>
                <span className="block small ink-2 lh-15">Changed: {changes}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
