import { m } from '../../lib/language/messages';
import { privateMeta } from '../../lib/page-meta';
import { Screen } from '../../parts/screen/screen';
import { siteName } from '../../lib/settings';
import { AccessTokens } from './access-tokens/access-tokens';
import { BlockedPeople } from './blocked-people';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import { Keyboard } from './keyboard';
import { LongLists } from './long-lists';
import { PictureLicence } from './picture-licence';
import { RecordLicence } from './record-licence';
import { ReportsAndDecisions } from './reports-and-decisions';
import { SignIn } from './sign-in';
import { WhatReachesYou } from './what-reaches-you';
import { WhoSeesYou } from './who-sees-you';

export const meta = () => privateMeta(m.community_account());

export default function AccountPage() {
  return (
    <Screen title={m.community_account()} tagline={m.account_tagline({ site: siteName() })} column="settings">
      <WhatReachesYou />
      <SignIn />
      <WhoSeesYou />
      <BlockedPeople />
      <ReportsAndDecisions />
      <Keyboard />
      <LongLists />
      <AccessTokens />
      <PictureLicence />
      <RecordLicence />
      <DownloadData />
      <DeleteAccount />
    </Screen>
  );
}
