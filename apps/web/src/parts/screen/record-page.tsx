import { ContourBackground } from '@aranya/ui';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../lib/button-link';
import { ArrowBackIcon } from '../../lib/icons';
// Some names beyond the catalogue need letters that the public fonts lack, such as Duméril’s.
import '../../lib/more-fonts.css';
import styles from './record-page.module.css';

interface RecordPageProps {
  back?: { to: string; label: string };
  /** The name, and what stands below it. */
  head: ReactNode;
  children: ReactNode;
}

export function RecordPage({ back, head, children }: RecordPageProps) {
  return (
    <article>
      <header className={styles.head}>
        <ContourBackground />
        <div className="wrap anchor">
          {back && (
            <ButtonLink variant="quiet" className={styles.back} to={back.to}>
              <ArrowBackIcon />
              {back.label}
            </ButtonLink>
          )}
          {head}
        </div>
      </header>
      <div className={`wrap pad-bottom-9 ${styles.parts}`}>{children}</div>
    </article>
  );
}
