import type { ConservationStatus } from '@aranya/wildlife-data';
import styles from './status-tone.module.css';

const tones: Partial<Record<ConservationStatus, string>> = {
  'Least Concern': styles.lc,
  'Near Threatened': styles.nt,
  Vulnerable: styles.vu,
  Endangered: styles.en,
  'Critically Endangered': styles.cr,
};

/** The class that colours a status; one outside the scale is grey. */
export const statusTone = (status: ConservationStatus) => tones[status] ?? styles.outside;
