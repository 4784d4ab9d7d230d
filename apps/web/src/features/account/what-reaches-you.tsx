import { Bell, BellOff, PawPrint } from 'lucide-react';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { Section } from '../../lib/section';
import styles from './account.module.css';

export function WhatReachesYou() {
  return (
    <Section className={styles.section} title="What you receive">
      <div className="cluster gap-3">
        <ButtonLink variant="outline" to={paths.notificationSettings()}>
          <Bell aria-hidden="true" size={18} />
          Notification settings
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.muted()}>
          <BellOff aria-hidden="true" size={18} />
          Muted people and words
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.topics()}>
          <PawPrint aria-hidden="true" size={18} />
          Animals, parks and hashtags you follow
        </ButtonLink>
      </div>
    </Section>
  );
}
