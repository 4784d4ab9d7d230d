import { Bell, BellOff, PawPrint } from 'lucide-react';
import { paths } from '../../lib/paths';
import { Section } from '../../lib/section';
import styles from './account.module.css';
import { SettingsLinks } from './settings-links';

export const WhatReachesYou = () => (
  <Section className={styles.section} title="What you receive">
    <SettingsLinks
      links={[
        { icon: Bell, label: 'Notification settings', to: paths.notificationSettings() },
        { icon: BellOff, label: 'Muted people and words', to: paths.muted() },
        { icon: PawPrint, label: 'Animals, parks and hashtags you follow', to: paths.topics() },
      ]}
    />
  </Section>
);
