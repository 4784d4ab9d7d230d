import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../lib/button-link';
import { m } from '../../../lib/language/messages';
import { SeenIcon } from '../../../lib/icons';
import { paths } from '../../../lib/paths';
import { useSessionHint } from '../../../lib/session/session-hint';

/** Reads the list on this device; false for visitors, who load nothing for it. */
function useIsListed(species: string): boolean {
  const signedIn = useSessionHint() === true;
  const [listed, setListed] = useState(false);
  useEffect(() => {
    if (!signedIn) return;
    void import('../../../data/kept-reading/own-life-list')
      .then(async ({ isOnOwnLifeList }) => setListed(await isOnOwnLifeList(species)))
      .catch(() => undefined);
  }, [signedIn, species]);
  return signedIn && listed;
}

export function LifeListLink({ species }: { species: string }) {
  return (
    <ButtonLink variant="quiet" to={paths.ownLifeList(species)}>
      <SeenIcon />
      {useIsListed(species) ? m.life_list_on() : m.life_list_add()}
    </ButtonLink>
  );
}
