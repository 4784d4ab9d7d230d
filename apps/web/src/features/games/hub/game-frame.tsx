import { ArrowLeftIcon, Button, ContourBackground, SkeletonGroup, Skeleton } from '@aranya/ui';
import { Suspense } from 'react';
import { GameBoundary } from './game-boundary';
import styles from './game-frame.module.css';
import type { Game } from './game-list';

/** A chosen game: the way back, its name and rules at once, its board when that has loaded. */
export function GameFrame({ game, onLeave }: { game: Game; onLeave: () => void }) {
  const { id, title, rules, View } = game;
  return (
    <>
      <header className={styles.head}>
        <ContourBackground />
        <div className="wrap">
          <Button variant="quiet" className={styles.back} icon={<ArrowLeftIcon />} onClick={onLeave}>
            Back to Games
          </Button>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="lede">{rules}</p>
        </div>
      </header>
      <div className={`wrap ${styles.room}`}>
        <GameBoundary key={id}>
          <Suspense
            fallback={
              <SkeletonGroup label={`Loading ${title}`}>
                <Skeleton shape="block" width="min(100%, 34rem)" ratio="1" />
              </SkeletonGroup>
            }
          >
            <View />
          </Suspense>
        </GameBoundary>
      </div>
    </>
  );
}
