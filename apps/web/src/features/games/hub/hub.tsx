import { ArrowLeftIcon, buttonClass, cardClass, ContourBackground } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../app/paths';
import { NeedsScript } from '../../../app/without-script/without-script';
import { searchOf } from './address/games-address';
import { chosenHere } from './address/use-chosen-game';
import { games } from './game-list';
import styles from './hub.module.css';

/** The id of the link that opens a game. */
export const playLinkId = (game: string) => `play-${game}`;

/** What can be played, one card a game. */
export function Hub() {
  return (
    <>
      <header className={styles.head}>
        <ContourBackground />
        <div className="wrap">
          <Link className={buttonClass({ variant: 'quiet', className: styles.back })} to={paths.home()}>
            <ArrowLeftIcon />
            Back to Home
          </Link>
          <h1>Animal Games Hub</h1>
          <p className="lede">
            Three small games to sharpen eye, word and wit. Your results stay in this browser.
          </p>
        </div>
      </header>
      <ul className={`wrap ${styles.games}`}>
        {games.map(({ id, title, text, Art, Record }) => (
          <li key={id} className={cardClass({ interactive: true, className: styles.card })}>
            <div className={styles.art} aria-hidden="true">
              <Art />
            </div>
            <div className={styles.words}>
              <h2>{title}</h2>
              <p className={styles.text}>{text}</p>
              <div className={`by-script ${styles.acts}`}>
                <Link
                  id={playLinkId(id)}
                  className={buttonClass({ variant: 'fill', className: styles.play })}
                  to={{ search: searchOf(id) }}
                  state={chosenHere}
                >
                  Play {title}
                </Link>
                <p className={styles.record}>
                  <Record />
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <NeedsScript text="The games are played by scripts." />
    </>
  );
}
