import { type Cited, citationText } from './citation';
import styles from './cite-page.module.css';
import { useCitedOn } from './use-cited-on';

/** Shown at the foot of a printed page. */
export function PrintedCitation(cited: Cited) {
  return <p className={`print-only ${styles.printed}`}>{citationText(cited, useCitedOn())}</p>;
}
