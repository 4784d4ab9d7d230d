import { Button } from '@aranya/ui';
import { Settings } from 'lucide-react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';

export function OwnProfileActions({ onEdit }: { onEdit: () => void }) {
  return (
    <>
      <Button variant="outline" onClick={onEdit}>
        Edit Profile
      </Button>
      <ButtonLink variant="quiet" to={paths.account()}>
        <Settings aria-hidden="true" size={18} />
        Account
      </ButtonLink>
    </>
  );
}
