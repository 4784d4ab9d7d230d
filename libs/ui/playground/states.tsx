import { Button, Card, EmptyState, ErrorState, Skeleton, SkeletonGroup, Spinner } from '../src/index';
import styles from './playground.module.css';
import { Section } from './section';

export function States() {
  return (
    <Section title="Loading, empty, failed">
      <div className={styles.grid}>
        <Card className="gap-4 pad-5">
          <SkeletonGroup label="Loading a species" className="stack gap-4 shrinks">
            <Skeleton shape="block" ratio="4 / 3" />
            <Skeleton width="62%" height={26} />
            <Skeleton lines={3} />
          </SkeletonGroup>
        </Card>
        <Card className="gap-4 pad-5">
          <SkeletonGroup label="Loading a post" className="stack gap-4 shrinks">
            <div className="row wraps gap-3">
              <Skeleton shape="circle" width={48} />
              <div className="stack gap-4 shrinks" style={{ flex: 1, gap: 8 }}>
                <Skeleton width="50%" />
                <Skeleton width="30%" height={12} />
              </div>
            </div>
            <Skeleton lines={2} />
          </SkeletonGroup>
          <div className="row wraps gap-3" style={{ justifyContent: 'space-around', paddingBlock: 24 }}>
            <Spinner label="Loading News..." showLabel />
            <Spinner size="s" label="Loading messages" />
          </div>
        </Card>
        <Card>
          <EmptyState
            title="No Favorites Yet"
            text="Open a species and keep it. It will wait for you here."
            action={<Button>Browse Animals</Button>}
            headingLevel={3}
          />
        </Card>
        <Card>
          <ErrorState
            title="The feed could not be loaded"
            text="The server did not answer. Your own posts are safe."
            onRetry={() => undefined}
            headingLevel={3}
          />
        </Card>
      </div>
    </Section>
  );
}
