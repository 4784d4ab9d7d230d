import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { DropdownMenu } from 'radix-ui';
import { IconButton } from '../icon-button/icon-button';
import styles from './menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  icon?: ReactNode;
}

/** An icon button with a menu of actions. */
export function Menu({ label, items, icon = <Dots /> }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [main, setMain] = useState<HTMLElement | null>(null);
  // Keeps the portal in the button's landmark.
  const findMain = (open: boolean) => open && setMain(trigger.current?.closest('main') ?? null);
  const select = (item: MenuItem) => {
    // A dialog returns the focus here: the item will be gone.
    trigger.current?.focus();
    item.onSelect();
  };

  return (
    <DropdownMenu.Root modal={false} onOpenChange={findMain}>
      <DropdownMenu.Trigger asChild>
        <IconButton ref={trigger} label={label} icon={icon} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={main}>
        <DropdownMenu.Content align="end" sideOffset={6} collisionPadding={16} className={styles.menu}>
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.id}
              disabled={item.disabled}
              className={clsx(styles.item, item.danger && styles.danger)}
              onSelect={() => select(item)}
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
