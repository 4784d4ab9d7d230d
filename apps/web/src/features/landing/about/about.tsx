import { artwork } from '../../../lib/artwork';
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
          <h2 id="about">About {name}</h2>
          <p className={`lede pre-line ${styles.lede}`} dir="auto">
            {about ||
              `${name === 'Aranya' ? 'Aranya means wilderness. ' : ''}Walk a forest road at first light and the dust tells you who passed in the night. Here we write it down together: the animals, the parks they live in, and the people who look after both.`}
          </p>
          <div className="cluster gap-3">
            <ButtonLink to={paths.about()}>
              Learn More
              <span className="visually-hidden"> about {name}</span>
            </ButtonLink>
            <ButtonLink variant="outline" to={paths.contact()}>
              Contact Us
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
