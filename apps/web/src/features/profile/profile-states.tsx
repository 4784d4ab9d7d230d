import { Button, EmptyState } from '@aranya/ui';
import type { ComponentProps } from 'react';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { useUnblock } from '../../data/safety/use-block';
import { Missing } from '../../parts/site/missing';
import { MissingWords } from '../../parts/site/not-found-words';
import screen from '../../parts/screen/screen.module.css';
import styles from './profile.module.css';

export function NoProfile() {
  return (
    <Missing
      words={<MissingWords title={m.profile_unknown()} text={m.profile_unknown_text()} />}
      action={
        <>
          <ButtonLink to={paths.discover()}>{m.person_discover()}</ButtonLink>
          <ButtonLink variant="outline" to={paths.community()}>
            {m.community_back()}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Stands at the left, as the head does. */
export const EmptyTab = (props: Omit<ComponentProps<typeof EmptyState>, 'className'>) => (
  <EmptyState className={`beside ${styles.empty}`} {...props} />
);

export function LimitedProfile({ name }: { name: string }) {
  return (
    <EmptyState
      // The cover stands above.
      picture={null}
      title={m.profile_limited()}
      text={m.profile_limited_text({ name })}
    />
  );
}

export function BlockedProfile({ profileId, text }: { profileId: string; text: string }) {
  const { unblock, isPending } = useUnblock();
  return (
    <div className={screen.screen}>
      <h1 className="size-2">{m.profile_blocked()}</h1>
      <EmptyState
        title={m.profile_blocked_title()}
        text={text}
        action={
          <>
            {!profileId.startsWith('@') && (
              <Button variant="fill" pending={isPending} onClick={() => unblock({ _id: profileId })}>
                {m.profile_unblock()}
              </Button>
            )}
            <ButtonLink variant="outline" to={paths.account()}>
              {m.profile_blocked_people()}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
