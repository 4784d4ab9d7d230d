import { privateMeta } from '../../../app/page-meta';
import { Screen } from '../shared/screen';
import { BlockedPeople } from './blocked-people';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';

export const meta = () => privateMeta('Account');

export default function AccountPage() {
  return (
    <Screen
      title="Account"
      tagline="Whom you have blocked, what is kept about you, and the way out."
      column="text"
    >
      <BlockedPeople />
      <DownloadData />
      <DeleteAccount />
    </Screen>
  );
}
