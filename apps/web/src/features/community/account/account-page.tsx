import { privateMeta } from '../../../app/page-meta';
import { Screen } from '../shared/screen';
import { BlockedPeople } from './blocked-people';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import { WhatReachesYou } from './what-reaches-you';

export const meta = () => privateMeta('Account');

export default function AccountPage() {
  return (
    <Screen
      title="Account"
      tagline="What reaches you, whom you have blocked, what is kept about you, and the way out."
      column="text"
    >
      <WhatReachesYou />
      <BlockedPeople />
      <DownloadData />
      <DeleteAccount />
    </Screen>
  );
}
