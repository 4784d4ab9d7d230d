import { privateMeta } from '../../../lib/page-meta';
import { Screen } from '../../../parts/screen/screen';
import { MutedPeople } from './muted-people';
import { MutedWords } from './muted-words';

export const meta = () => privateMeta('Muted people and words');

export default function MutedPage() {
  return (
    <Screen title="Muted" tagline="What you would rather not see. Nobody learns that you muted them.">
      <div className="stack halves gap-6 tops">
        <MutedWords />
        <MutedPeople />
      </div>
    </Screen>
  );
}
