import { ContourBackground, FilterPills, SkipLink, Toaster, useTheme } from '../src/index';
import { Colour, Type } from './foundations';
import { Actions, Choices } from './actions';
import { Fields } from './fields';
import styles from './playground.module.css';
import { Dialogs } from './dialogs';
import { People } from './people';
import { States } from './states';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Every component in every state, shown by `nx run ui:playground`. */
export function Playground() {
  const { theme, setTheme } = useTheme();
  return (
    <>
      <SkipLink />
      <header className={styles.head}>
        <ContourBackground />
        <div className="wrap">
          <FilterPills label="Theme" options={THEMES} value={theme} onValueChange={setTheme} />
          <h1>Playground</h1>
          <p className="lede">Every component in every state, in both themes.</p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${styles.playground}`}>
        <Colour />
        <Type />
        <Actions />
        <Choices />
        <Fields />
        <Dialogs />
        <States />
        <People />
      </main>
      <Toaster />
    </>
  );
}
