import { PawPrint } from 'lucide-react';
import { m } from '../../lib/language/messages';
import { ButtonLink } from '../../lib/button-link';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import type { SignInHandle } from '../../lib/session';
import { SightingsScreen } from './sightings-screen';

export const meta = () => privateMeta(m.community_sightings());

export const handle: SignInHandle = {
  behindSignIn: () => ({
    title: m.community_sightings(),
    text: m.sights_behind_all(),
  }),
};

export default function AllSightingsPage() {
  return (
    <SightingsScreen
      of={{ kind: 'all' }}
      title={m.community_sightings()}
      tagline={m.sights_tagline()}
      label={m.community_sightings()}
      createPath={paths.createSighting({})}
      ways={
        <ButtonLink variant="quiet" to={paths.topics()}>
          <PawPrint aria-hidden="true" />
          {m.sights_from_followed()}
        </ButtonLink>
      }
      emptyTitle={m.sights_none()}
    />
  );
}
