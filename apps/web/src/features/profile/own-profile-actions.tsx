import { Button, buttonClass } from '@aranya/ui';
import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';

export function OwnProfileActions({ onEdit }: { onEdit: () => void }) {
  return (
    <>
      <Button variant="outline" onClick={onEdit}>
        Edit Profile
      </Button>
      <Link className={buttonClass({ variant: 'quiet' })} to={paths.account()}>
        <Settings aria-hidden="true" size={18} />
        Account
      </Link>
    </>
  );
}
