import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { Section } from '../../lib/section';
import styles from './account.module.css';

export function WhoSeesYou() {
  return (
    <Section className={styles.section} title="Who can see you">
      <p className="measure ink-2">
        Every member can see your profile, your posts, what you like, whom you follow and whom you are
        connected with, but not the people you have blocked. Guests see how many sightings members have and,
        in the link preview of a post, your name, its first lines and its first picture. You choose who sees{' '}
        <Link to={paths.ownLifeList()}>your life list</Link>.
      </p>
    </Section>
  );
}
