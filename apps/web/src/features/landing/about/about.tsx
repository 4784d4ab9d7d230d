import { artwork } from '../../../lib/artwork';
import { m } from '../../../lib/language/messages';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../lib/button-link';
import styles from './about.module.css';
import { getSettings } from '../../../lib/settings';
import { GetInTouch } from './get-in-touch';

export function About() {
  const { name, about } = getSettings().site;
  return (
    <section className={styles.section} aria-labelledby="about">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="about">{m.landing_about({ name })}</h2>
          <p className={`lede pre-line ${styles.lede}`} dir="auto">
            {about || `${name === 'Aranya' ? m.landing_about_name() : ''}${m.landing_about_text()}`}
          </p>
          <div className="cluster gap-3">
            <ButtonLink to={paths.about()}>
              {m.landing_about_more()}
              <span className="visually-hidden">{m.landing_about_more_of({ name })}</span>
            </ButtonLink>
            <ButtonLink variant="outline" to={paths.contact()}>
              {m.nav_contact()}
            </ButtonLink>
          </div>
          <img
            className={`wide round-3 cover ratio-16-9 over-6 ${styles.scene}`}
            src={artwork.scene('wide-wetland')}
            alt=""
            loading="lazy"
            width="1400"
            height="700"
          />
        </div>
        <GetInTouch className={styles.form} />
      </div>
    </section>
  );
}
