import { ContourBackground, SkipLink, ThemeToggle, Toaster, TreeLineDivider, Wordmark } from '../src/index';
import { Colour, Type } from './ground';
import { Acts, Choices } from './acts';
import { Fields } from './fields';
import styles from './kit.module.css';
import { Dialogs } from './dialogs';
import { People } from './people';
import { Waiting } from './waiting';

/** Every component in every state: what `nx run ui:kit` shows. */
export function Kit() {
  return (
    <>
      <SkipLink />
      <header className={styles.head}>
        <ContourBackground />
        <div className="wrap">
          <div className={styles.top}>
            <Wordmark />
            <ThemeToggle />
          </div>
          <h1>Kit</h1>
          <p className="lede">Every part in every state, by day and by night.</p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${styles.kit}`}>
        <Colour />
        <Type />
        <Acts />
        <Choices />
        <Fields />
        <Dialogs />
        <Waiting />
        <People />
      </main>
      <TreeLineDivider />
      <footer className={`deep ${styles.band}`}>
        <div className={`wrap ${styles.top}`}>
          <Wordmark />
          <ThemeToggle label="Theme (footer)" />
        </div>
        <TreeLineDivider tone="onDeep" />
      </footer>
      <Toaster />
    </>
  );
}
