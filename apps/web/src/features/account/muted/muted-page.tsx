import { m } from '../../../lib/language/messages';
import { privateMeta } from '../../../lib/page-meta';
import { Screen } from '../../../parts/screen/screen';
import { MutedPeople } from './muted-people';
import { MutedWords } from './muted-words';

export const meta = () => privateMeta(m.notice_set_muted());

export default function MutedPage() {
  return (
    <Screen title={m.mute_title()} tagline={m.mute_tagline()} column="settings">
      <MutedWords />
      <MutedPeople />
    </Screen>
  );
}
