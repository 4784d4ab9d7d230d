import { ArrowLeftIcon, ContourBackground } from '@aranya/ui';
import type { ComponentType, ReactNode } from 'react';
import { getLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { isTranslated } from '../../../lib/language/site-paths';
import { paths } from '../../../lib/paths';
import { NoScriptNotice } from '../../../lib/noscript/noscript';
import { type GameSlug, listGames } from '../../../lib/games';
import { ButtonLink } from '../../../lib/button-link';
import { DetectiveArt, WildMatchArt } from './art/game-art';
import { WordleArt } from './art/word-art';
import { GameCard } from './game-card';
import { DetectiveRecord, WildMatchRecord, WordleRecord } from './game-records';
import styles from './hub.module.css';

const cards: Record<GameSlug, { Art: ComponentType; Record: ComponentType }> = {
  'wild-match': { Art: WildMatchArt, Record: WildMatchRecord },
  wordle: { Art: WordleArt, Record: WordleRecord },
  detective: { Art: DetectiveArt, Record: DetectiveRecord },
};

/** @param first a card of other languages */
export function GamesHub({ first }: { first?: ReactNode }) {
  return (
    <>
      <header className="anchor clip pad-top-6 pad-bottom-7">
        <ContourBackground />
        <div className="wrap anchor">
          <ButtonLink variant="quiet" className={styles.back} to={paths.home()}>
            <ArrowLeftIcon />
            {m.games_home()}
          </ButtonLink>
          <h1>{m.games_title()}</h1>
          <p className="lede">{m.games_lede()}</p>
        </div>
      </header>
      <ul className={`wrap ${styles.games}`}>
        {first}
        {listGames().map(({ slug, title, text }) => {
          const { Art, Record } = cards[slug];
          const isEnglish = getLocale() !== 'en' && !isTranslated(paths.game(slug));
          return (
            <GameCard key={slug} title={title} text={text} to={paths.game(slug)} Art={Art} Record={Record}>
              {isEnglish && <span lang="en">{m.games_english()}</span>}
            </GameCard>
          );
        })}
      </ul>
      <NoScriptNotice text={m.games_noscript()} />
    </>
  );
}
