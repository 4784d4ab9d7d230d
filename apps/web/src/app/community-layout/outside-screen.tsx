import { IconButton } from '@aranya/ui';
import { LogOut } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { artwork } from '../../lib/artwork';
import { m } from '../../lib/language/messages';
import { useSession } from '../../lib/session';
import { BrandLink } from '../../parts/site/brand-link';
import styles from './outside-screen.module.css';

/** For people who are signed in but may not enter the community. */
export function OutsideScreen({ children }: { children: ReactNode }) {
  const { signOut } = useSession();
  // Accepting the rules means scrolling down, and the page behind them must begin at its top.
  useEffect(
    () => () => {
      document.documentElement.scrollTop = 0;
    },
    [],
  );
  return (
    <div className="screen-high">
      <header className="deep row gap-4 spread pad-y-3 pad-x-gutter">
        <BrandLink />
        <IconButton
          label={m.community_sign_out()}
          variant="onDeep"
          icon={<LogOut />}
          onClick={() => void signOut()}
        />
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <img className={styles.land} src={artwork.scene('cover-forest')} alt="" />
        {children}
      </main>
    </div>
  );
}
