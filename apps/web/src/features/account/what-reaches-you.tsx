import { Bell, BellOff, PawPrint } from 'lucide-react';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { Section } from '../../lib/section';
import styles from './account.module.css';
import { SettingsLinks } from './settings-links';

export const WhatReachesYou = () => (
  <Section className={styles.section} title={m.account_receive()}>
    <SettingsLinks
      links={[
        { icon: Bell, label: m.notice_set_title(), to: paths.notificationSettings() },
        { icon: BellOff, label: m.notice_set_muted(), to: paths.muted() },
        { icon: PawPrint, label: m.account_topics(), to: paths.topics() },
      ]}
    />
  </Section>
);
