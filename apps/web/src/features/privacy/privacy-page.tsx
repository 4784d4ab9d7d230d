import { keptData } from '@aranya/contracts/kept-data';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { siteName } from '../../lib/settings';
import { useClubText } from '../../lib/use-club-text';
import { GroundPage } from '../../parts/rules/ground-page';
import styles from './privacy-page.module.css';

export const meta = () =>
  pageMeta({
    title: 'Privacy',
    description: `What ${siteName()} keeps about you, who can read it, and when it goes.`,
    path: paths.privacy(),
    card: 'about',
    trail: [{ name: 'Privacy', path: paths.privacy() }],
  });

/** The club's own words come last, so that nothing moves when they arrive. */
export default function PrivacyPage() {
  const added = useClubText('privacy', '');
  return (
    <GroundPage
      title="Privacy"
      lede={`What ${siteName()} keeps about you, who can read it, and when it goes.`}
    >
      <ul className="stack gap-3 lh-15 measure">
        <li>The guide, the tracker and the games need no account. Without one, nothing about you is kept.</li>
        <li>
          Nobody watches you: no analytics, no advertising networks, and no cookies but those of sign-in.
        </li>
        <li>
          Your favorites, your scores and what you take along without a network stay{' '}
          <Link to={paths.offline()}>on your device</Link>.
        </li>
        <li>
          You can <Link to={paths.account()}>download what is yours and delete your account</Link> at any
          time, without asking anybody.
        </li>
      </ul>
      <Section title="What is kept">
        {keptData.map(({ id, title, what, readers, until }) => (
          <section key={id} className={`${styles.entry} lh-15`} aria-labelledby={id}>
            <h3 className="size-4" id={id}>
              {title}
            </h3>
            <div className="stack gap-3 measure">
              <p>{what}</p>
              <dl className="stack gap-2">
                <div>
                  <dt className="small ink-3">Who reads it</dt>
                  <dd>{readers}</dd>
                </div>
                <div>
                  <dt className="small ink-3">Kept until</dt>
                  <dd>{until}</dd>
                </div>
              </dl>
            </div>
          </section>
        ))}
      </Section>
      <Section title="Who else learns something">
        <ul className="stack gap-3 lh-15 measure">
          <li>
            The server of a map, where the map names another than this site: your address on the internet and
            the part of the map that you look at.
          </li>
          <li>
            The push service of your browser’s maker, if you turn on notifications for when you are away. It
            cannot read them.
          </li>
          <li>
            Your sign-in provider, if this site uses one; and a list of leaked passwords, which gets five
            letters of a scrambled form of a new password and cannot tell it from them.
          </li>
          <li>
            Collections for science such as GBIF, but only the records for which you have chosen a licence.
          </li>
        </ul>
        <p className="lh-15 measure over-3">
          Pictures of the news come through this site, so that newspapers learn nothing about you.
        </p>
      </Section>
      <Section title="When you delete your account">
        <p className="lh-15 measure">
          What you have written goes at once, with its pictures. Messages that others have received stay with
          them. The number by which your sign-in provider knows you is kept, so that the account does not come
          back by itself, and moderators keep the list of what they did. Backups hold what was deleted until
          newer ones take their place; the people who run this site are advised to keep none for more than 35
          days.
        </p>
      </Section>
      {added !== '' && (
        <Section title={`Added by ${siteName()}`}>
          <p className="lh-15 measure pre-line breaks" dir="auto">
            {added}
          </p>
        </Section>
      )}
    </GroundPage>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="over-7">
      <h2>{title}</h2>
      <div className="over-5">{children}</div>
    </section>
  );
}
