import { ButtonLink } from '../../lib/button-link';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import type { SignInHandle } from '../../lib/session';
import { SightingsScreen } from './sightings-screen';

export const meta = () => privateMeta('Sightings');

export const handle: SignInHandle = {
  behindSignIn: () => ({
    title: 'Sightings',
    text: 'Only members can see what others saw, where and when, and what they wrote about it.',
  }),
};

export default function AllSightingsPage() {
  return (
    <SightingsScreen
      of={{ kind: 'all' }}
      title="Sightings"
      tagline="What members saw. Choose an animal or a park, and then a month."
      label="Sightings"
      createPath={paths.createSighting({})}
      ways={
        <ButtonLink variant="quiet" to={paths.topics()}>
          From what you follow
        </ButtonLink>
      }
      emptyTitle="No sightings yet"
    />
  );
}
