import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { later } from '../later/later';
import { useWhenThere } from '../later/use-when-there';
import type { MenuListProps } from './menu-list';
import styles from './menu-button.module.css';

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
  align?: 'start' | 'center' | 'end';
  /** The button is being pointed at, has the focus or was pressed: time to load what the items open. */
  onNear?: () => void;
}

const MenuList = later<MenuListProps>(() => import('./menu-list'));

/**
 * A button with a list of acts: arrows, first letters, Enter, Escape. The list is a script of its own, which is loaded
 * when the button is pointed at, focused or pressed; a press that comes before it opens the list as soon as it is there.
 */
export function Menu({ label, items, icon, align = 'end', onNear }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const listId = useId();
  const [open, setOpen] = useState(false);
  /** How it was opened last; nothing before it was first pressed or focused. */
  const [by, setBy] = useState<'pointer' | 'keyboard'>();
  const [main, setMain] = useState<HTMLElement | null>(null);
  const { waiting, run } = useWhenThere(MenuList);

  const near = () => {
    MenuList.prepare();
    onNear?.();
  };
  const show = (how: 'pointer' | 'keyboard') => {
    setBy(how);
    // In the landmark of its button, since those who go from landmark to landmark would not find it at the page's end.
    setMain(button.current?.closest('main') ?? null);
    onNear?.();
    run(() => setOpen(true));
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    show('keyboard');
  };

  return (
    <span className={styles.place}>
      <IconButton
        ref={button}
        id={buttonId}
        label={label}
        icon={icon ?? <Dots />}
        className={waiting ? styles.waiting : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onPointerEnter={near}
        onFocus={near}
        onKeyDown={keys}
        // A click without a pointer counts no presses.
        onClick={({ detail }) => (open ? setOpen(false) : show(detail === 0 ? 'keyboard' : 'pointer'))}
      />
      {by && (
        <MenuList
          id={listId}
          button={button}
          labelledBy={buttonId}
          container={main}
          open={open}
          byKeyboard={by === 'keyboard'}
          onClose={() => setOpen(false)}
          items={items}
          align={align}
        />
      )}
    </span>
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
