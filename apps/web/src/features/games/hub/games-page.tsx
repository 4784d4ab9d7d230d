import { ArrowLeftIcon, cardClass, ContourBackground } from '@aranya/ui';
import type { ComponentType } from 'react';
import { getLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { isTranslated } from '../../../lib/language/site-paths';
import { pageMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { NoScriptNotice } from '../../../lib/noscript/noscript';
import { type GameSlug, listGames } from '../../../lib/games';
import { ButtonLink } from '../../../lib/button-link';
import { DetectiveArt, WildMatchArt } from './art/game-art';
import { WordleArt } from './art/wordle-art';
import { DetectiveRecord, WildMatchRecord, WordleRecord } from './game-records';
import styles from './hub.module.css';

export const meta = () =>
  pageMeta({
    title: m.games_title(),
    description: m.games_description(),
    path: paths.games(),
    card: 'games',
    trail: [{ name: m.nav_games(), path: paths.games() }],
  });

const cards: Record<GameSlug, { Art: ComponentType; Record: ComponentType }> = {
  'wild-match': { Art: WildMatchArt, Record: WildMatchRecord },
  wordle: { Art: WordleArt, Record: WordleRecord },
  detective: { Art: DetectiveArt, Record: DetectiveRecord },
};

export default function GamesPage() {
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
        {listGames().map(({ slug, title, text }) => {
          const { Art, Record } = cards[slug];
          const isEnglish = getLocale() !== 'en' && !isTranslated(paths.game(slug));
          return (
            <li key={slug} className={cardClass({ interactive: true, className: styles.card })}>
              <div className={styles.art} aria-hidden="true">
                <Art />
              </div>
              <div className="flex tops grows column pad-5">
                <h2 className="size-3">
                  <Said text={title} />
                </h2>
                <p className="over-2 ink-2">{text}</p>
                <div className={styles.actions}>
                  <p className={styles.record}>
                    <Record />
                  </p>
                  <ButtonLink className={`covers ${styles.play}`} to={paths.game(slug)}>
                    {m.games_play({ title })}
                    {isEnglish && <span lang="en">{m.games_english()}</span>}
                  </ButtonLink>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <NoScriptNotice text={m.games_noscript()} />
    </>
  );
}
