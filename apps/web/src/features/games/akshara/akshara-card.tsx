import { m } from '../../../lib/language/messages';
import { paths } from '../../../lib/paths';
import { WordArt } from '../hub/art/word-art';
import { GameCard } from '../hub/game-card';
import { DailyRecord } from '../shared/daily/daily-record';
import { aksharaResults } from './akshara-results';

export const AksharaCard = () => (
  <GameCard
    title={m.akshara_title()}
    text={m.akshara_text()}
    to={paths.game('akshara')}
    Art={AksharaArt}
    Record={AksharaRecord}
  />
);

const AksharaArt = () => (
  <WordArt
    secret={['नी', 'ल', 'कं', 'ठ']}
    guesses={[
      ['बु', 'ल', 'बु', 'ल'],
      ['नी', 'ल', 'गा', 'य'],
    ]}
  />
);

const AksharaRecord = () => <DailyRecord store={aksharaResults()} item={m.game_word()} />;
