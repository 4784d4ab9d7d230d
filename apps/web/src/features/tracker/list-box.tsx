import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useHydrated } from '../../lib/hydration';

/** The number of options that Page Up and Page Down move. */
const PAGE = 10;

interface ListBoxProps {
  label: string;
  describedBy?: string;
  horizontal?: true;
  className: string | undefined;
  count: number;
  /** The index of the chosen option, -1 for none. */
  selected: number;
  /** Returns the index of the option to begin with. */
  begin: () => number;
  onActive?: (index: number) => void;
  onChoose: (index: number) => void;
  option: (index: number) => { name?: string; content: ReactNode };
}

/**
 * A list for the keyboard: arrows, Page Up, Page Down, Home and End move the active option, and Enter or a
 * click chooses one. Without scripts it is a plain list.
 */
export function ListBox({
  label,
  describedBy,
  horizontal,
  className,
  count,
  selected,
  begin,
  onActive,
  onChoose,
  option,
}: ListBoxProps) {
  const id = useId();
  const live = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(-1);

  const show = (index: number) => {
    setActive(index);
    onActive?.(index);
  };
  const go = (index: number) => {
    show(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowRight: 1,
    ArrowUp: -1,
    ArrowLeft: -1,
    PageDown: PAGE,
    PageUp: -PAGE,
    Home: -count,
    End: count,
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (step !== undefined) go(Math.min(count - 1, Math.max(0, active + step)));
    else if (event.key === 'Enter' || event.key === ' ') onChoose(active);
    else return;
    event.preventDefault();
  };

  return (
    <ul
      ref={list}
      className={className}
      aria-label={label}
      aria-describedby={describedBy}
      {...(live && {
        role: 'listbox',
        tabIndex: 0,
        'aria-orientation': horizontal && 'horizontal',
        'aria-activedescendant': active < 0 ? undefined : id + active,
        onFocus: () => go(begin()),
        onBlur: () => show(-1),
        onKeyDown: press,
      })}
    >
      {Array.from({ length: count }, (_, index) => {
        const { name, content } = option(index);
        return (
          <li
            key={index}
            id={id + index}
            {...(live && {
              role: 'option',
              'aria-label': name,
              'aria-selected': index === selected,
              'data-active': index === active || undefined,
              // The focus would scroll the list away from below the pointer.
              onMouseDown: (event: MouseEvent) => event.preventDefault(),
              onClick: () => onChoose(index),
            })}
          >
            {content}
          </li>
        );
      })}
    </ul>
  );
}
