import { useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { DropdownMenu } from 'radix-ui';
import { IconButton } from '../icon-button/icon-button';
import { classes } from '../lib/classes';
import styles from './menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** What cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuProps {
  /** What the button opens, such as 'More about this post'. */
  label: string;
  items: readonly MenuItem[];
  /** Replaces the three dots; decorative. */
  icon?: ReactNode;
  /** Replaces the whole button; must take the ref and props of a button. */
  trigger?: ReactElement;
  align?: 'start' | 'center' | 'end';
}

/** A button with a list of acts: arrows, first letters, Enter, Escape. */
export function Menu({ label, items, icon, trigger, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [main, setMain] = useState<HTMLElement | null>(null);
  // In the landmark of its button, since those who go from landmark to landmark would not find it at the page's end.
  const place = (open: boolean) => open && setMain(button.current?.closest('main') ?? null);
  return (
    <DropdownMenu.Root modal={false} onOpenChange={place}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger ?? <IconButton label={label} icon={icon ?? <Dots />} />}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={main}>
        <DropdownMenu.Content align={align} sideOffset={6} collisionPadding={16} className={styles.menu}>
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.id}
              disabled={item.disabled}
              className={classes(styles.item, item.danger && styles.danger)}
              onSelect={() => {
                // A dialog that the act opens gives the focus back to the button: the item will be gone by then.
                button.current?.focus();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Dots() {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="19" cy="12" r="2" />
    </svg>
  );
}
