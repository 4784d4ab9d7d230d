import { credits } from './about-texts';
import styles from './credits.module.css';

export function Credits({ className }: { className?: string }) {
  return (
    <section className={className} aria-labelledby="credits">
      <h2 id="credits">Credits</h2>
      <ul className={styles.credits}>
        {credits.map(({ work, by, licence, url }) => (
          <li key={work}>
            <span className={styles.work}>{work}</span>
            <span>{url ? <a href={url}>{by}</a> : by}</span>
            <span className={styles.licence}>{licence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
