import { ArrowLeftIcon, cardClass, ContourBackground } from '@aranya/ui';
import type { ComponentType } from 'react';
import { pageMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { NoScriptNotice } from '../../../lib/noscript/noscript';
import { games, type GameSlug } from '../../../lib/games';
import { ButtonLink } from '../../../lib/button-link';
import { DetectiveArt, WildMatchArt } from './art/game-art';
import { WordleArt } from './art/wordle-art';
import { DetectiveRecord, WildMatchRecord, WordleRecord } from './game-records';
import styles from './hub.module.css';

export const meta = () =>
  pageMeta({
    title: 'Animal Games Hub',
    description:
      'Three small games about wild animals: Wild Match, Animal Wordle and Animal Detective. No sign-in needed.',
    path: paths.games(),
    card: 'games',
    trail: [{ name: 'Games', path: paths.games() }],
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
            Back to Home
          </ButtonLink>
          <h1>Animal Games Hub</h1>
          <p className="lede">
            In the forest a wrong guess costs you the sighting. Here it costs a card, a row or a clue. Your
            results stay in this browser.
          </p>
        </div>
      </header>
      <ul className={`wrap ${styles.games}`}>
        {games.map(({ slug, title, text }) => {
          const { Art, Record } = cards[slug];
          return (
            <li key={slug} className={cardClass({ interactive: true, className: styles.card })}>
              <div className={styles.art} aria-hidden="true">
                <Art />
              </div>
              <div className="flex tops grows column pad-5">
                <h2 className="size-3">{title}</h2>
                <p className="over-2 ink-2">{text}</p>
                <div className={styles.actions}>
                  <p className={styles.record}>
                    <Record />
                  </p>
                  <ButtonLink className={`covers ${styles.play}`} to={paths.game(slug)}>
                    Play {title}
                  </ButtonLink>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <NoScriptNotice text="The games need JavaScript." />
    </>
  );
}
