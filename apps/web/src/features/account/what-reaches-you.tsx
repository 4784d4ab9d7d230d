import { Bell, BellOff, Flag, Scale } from 'lucide-react';
import { useId } from 'react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import styles from './account.module.css';

export function WhatReachesYou() {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className="size-3">
        What you receive
      </h2>
      <div className="cluster gap-3">
        <ButtonLink variant="outline" to={paths.notificationSettings()}>
          <Bell aria-hidden="true" size={18} />
          Notification settings
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.muted()}>
          <BellOff aria-hidden="true" size={18} />
          Muted people and words
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.decisions()}>
          <Scale aria-hidden="true" size={18} />
          Decisions about you
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.ownReports()}>
          <Flag aria-hidden="true" size={18} />
          Your reports
        </ButtonLink>
      </div>
    </section>
  );
}
