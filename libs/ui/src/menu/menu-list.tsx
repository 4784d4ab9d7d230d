import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { DropdownMenu } from 'radix-ui';
import type { MenuItem, MenuProps } from './menu';
import styles from './menu.module.css';

export interface MenuListProps extends Pick<MenuProps, 'items' | 'align'> {
  id: string;
  /** What opened it and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  labelledBy: string;
  /** Where it lies in the page; at its end where that is null. */
  container: HTMLElement | null;
  open: boolean;
  /** Opened by a key: the first item has the focus. */
  byKeyboard: boolean;
  onClose: () => void;
}

/**
 * The list of a menu. The button stands outside of it, since it is there before this script: an unseen box over the
 * button is the library's trigger, and what the library would do for a trigger is done here for the button.
 */
export default function MenuList({
  id,
  button,
  labelledBy,
  container,
  open,
  byKeyboard,
  onClose,
  items,
  align,
}: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const leftByPointer = useRef(false);

  // The library knows of keys only when it was there as they were pressed.
  useEffect(() => {
    if (!open || !byKeyboard) return undefined;
    const frame = requestAnimationFrame(() => {
      if (list.current?.contains(document.activeElement) && document.activeElement !== list.current) return;
      list.current?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [open, byKeyboard]);

  const choose = (item: MenuItem) => {
    // A dialog that the act opens gives the focus back to the button: the item will be gone by then.
    button.current?.focus();
    item.onSelect();
  };

  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={(next) => !next && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span className={styles.anchor} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          ref={list}
          id={id}
          aria-labelledby={labelledBy}
          align={align}
          sideOffset={6}
          collisionPadding={16}
          className={styles.menu}
          onInteractOutside={(event) => {
            // The button closes by itself.
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
            else leftByPointer.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftByPointer.current) button.current?.focus();
            leftByPointer.current = false;
          }}
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.id}
              disabled={item.disabled}
              className={clsx(styles.item, item.danger && styles.danger)}
              onSelect={() => choose(item)}
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
