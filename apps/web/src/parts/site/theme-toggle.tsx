import { IconButton, useTheme } from '@aranya/ui';
import { clsx } from 'clsx';
import { useHydrated } from '../../lib/hydration';
import { m } from '../../lib/language/messages';
import { MoonIcon, SunIcon } from '../../lib/icons';

/** Until it is pressed the site follows the device. */
export function ThemeToggle({ onPicture, className }: { onPicture?: boolean; className?: string }) {
  const { resolved, setTheme } = useTheme();
  const hydrated = useHydrated();
  const dark = resolved === 'dark';
  return (
    <IconButton
      className={clsx('by-script', className)}
      variant={onPicture ? 'onDeep' : 'plain'}
      label={dark ? m.theme_light() : m.theme_dark()}
      icon={dark ? <SunIcon /> : <MoonIcon />}
      disabled={!hydrated}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    />
  );
}
