import { clsx } from 'clsx';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { Theme } from './theme-store';
import styles from './theme-toggle.module.css';
import { useTheme } from './use-theme';

const CHOICES: { theme: Theme; label: string; icon: ReactNode }[] = [
  {
    theme: 'system',
    label: 'As on this device',
    icon: (
      <>
        <circle cx="12" cy="12" r="8.5" />
        <path d="M12 3.5v17a8.5 8.5 0 0 0 0-17Z" fill="currentColor" />
      </>
    ),
  },
  {
    theme: 'light',
    label: 'Light',
    icon: (
      <>
        <circle cx="12" cy="12" r="4.2" fill="currentColor" />
        <path d="M12 2.5v2.5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7m0-13.4L17 7M7 17l-1.7 1.7" />
      </>
    ),
  },
  {
    theme: 'dark',
    label: 'Dark',
    icon: <path d="M20 14.2A8.5 8.5 0 1 1 9.8 4a7 7 0 0 0 10.2 10.2Z" fill="currentColor" />,
  },
];

/** The choice between the device's theme, light and dark, in the colour of the text around it. */
export function ThemeToggle({ label = 'Theme', className }: { label?: string; className?: string }) {
  const { theme, setTheme } = useTheme();
  const name = useId();
  return (
    <fieldset aria-label={label} className={clsx(styles.group, className)}>
      {CHOICES.map((choice) => (
        <label key={choice.theme} className={styles.choice} title={choice.label}>
          <input
            type="radio"
            name={name}
            value={choice.theme}
            checked={theme === choice.theme}
            onChange={() => setTheme(choice.theme)}
          />
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            {choice.icon}
          </svg>
          <VisuallyHidden>{choice.label}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
