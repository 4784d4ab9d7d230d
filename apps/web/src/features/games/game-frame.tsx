import { ArrowLeftIcon, ContourBackground } from '@aranya/ui';
import type { ReactNode } from 'react';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { NoScriptNotice } from '../../lib/noscript/noscript';
import { useHydrated } from '../../lib/hydration';
import styles from './game-frame.module.css';
import type { Game } from '../../lib/games';
import { ButtonLink } from '../../lib/button-link';

type GameFrameProps = { game: Pick<Game, 'title' | 'rules'> & { slug: string }; children: ReactNode };

export function GameFrame({ game: { slug, title, rules }, children }: GameFrameProps) {
  const hydrated = useHydrated();
  return (
    <>
      <header className={styles.head} data-game={slug}>
        <ContourBackground />
        <div className={`wrap ${styles.line}`}>
          <ButtonLink variant="quiet" className={styles.back} to={paths.games()}>
            <ArrowLeftIcon />
            {m.game_back()}
          </ButtonLink>
          <h1>{title}</h1>
          <p className={styles.rules}>{rules}</p>
        </div>
      </header>
      <div className={`wrap by-script pad-bottom-9 ${styles.room}`}>
        <fieldset role="presentation" className={styles.controls} disabled={!hydrated}>
          {children}
        </fieldset>
      </div>
      <NoScriptNotice text={m.game_noscript({ title })} />
    </>
  );
}
