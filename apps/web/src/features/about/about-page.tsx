import { ContourBackground } from '@aranya/ui';
import { artwork } from '../../lib/artwork';
import { m } from '../../lib/language/messages';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { getSettings, siteName } from '../../lib/settings';
import { SocialNetworks } from '../../parts/site/social-networks';
import styles from './about.module.css';
import { purposes, values } from './about-texts';
import { Credits } from './credits';

export const meta = () =>
  pageMeta({
    title: m.about_title(),
    description: m.about_description({ site: siteName() }),
    path: paths.about(),
    card: 'about',
    trail: [{ name: m.nav_about(), path: paths.about() }],
  });

export default function AboutPage() {
  const { contact, site } = getSettings();
  const { name, about } = site;
  return (
    <div className="above-trees">
      <header className="anchor clip">
        <ContourBackground />
        <div className="wrap anchor pad-top-8 pad-bottom-7">
          <h1>{m.about_heading()}</h1>
          <p className="lede pre-line" dir="auto">
            {about || (name === 'Aranya' ? m.about_lede_name() : m.about_lede())}
          </p>
        </div>
      </header>

      <section className="wrap" aria-label={m.about_purposes()}>
        <img
          className={styles.picture}
          src={artwork.scene('cover-forest')}
          alt=""
          width="1600"
          height="560"
        />
        <ul className={styles.purposes}>
          {purposes().map(({ name, text }) => (
            <li className="pad-5 framed round-3 surface" key={name}>
              <h2 className="size-3">{name}</h2>
              <p className="over-3 ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="wrap over-8" aria-labelledby="values">
        <h2 id="values">{m.about_values()}</h2>
        <div className={`stack gap-6 over-5 ${styles.valued}`}>
          <img
            className="wide tall round-3 cover"
            src={artwork.scene('signin')}
            alt=""
            width="1100"
            height="1200"
            loading="lazy"
          />
          <ul className={`stack gap-6 ${styles.values}`}>
            {values().map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className="wrap over-8" aria-labelledby="talk">
        <div className={`deep ${styles.talk}`}>
          <div>
            <h2 id="talk">{m.about_talk()}</h2>
            <p>{m.about_talk_text()}</p>
            <p>
              {m.about_reads()}
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
              {m.about_reads_end()}
            </p>
          </div>
          <ButtonLink variant="primary" className={styles.contact} to={paths.contact()}>
            {m.nav_contact()}
          </ButtonLink>
          <SocialNetworks className={styles.social} label={m.about_social({ site: name })}>
            <p>{m.about_follow()}</p>
          </SocialNetworks>
        </div>
      </section>

      <Credits className="wrap over-8" />
    </div>
  );
}
