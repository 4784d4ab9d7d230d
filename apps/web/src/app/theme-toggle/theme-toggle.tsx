import { IconButton, useTheme } from '@aranya/ui';
import { clsx } from 'clsx';
import { MoonIcon, SunIcon } from '../icons';

/** Day or night, by one button. Until it is pressed the site follows the device. */
export function ThemeToggle({ onPicture, className }: { onPicture?: boolean; className?: string }) {
  const { resolved, setTheme } = useTheme();
  const dark = resolved === 'dark';
  return (
    <IconButton
      className={clsx('by-script', className)}
      variant={onPicture ? 'onDeep' : 'plain'}
      label={dark ? 'Switch to the light theme' : 'Switch to the dark theme'}
      icon={dark ? <SunIcon /> : <MoonIcon />}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    />
  );
}
