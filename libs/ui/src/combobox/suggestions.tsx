import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './combobox.module.css';
import { useRoom } from './use-room';

interface SuggestionsProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  renderItem: (item: Item) => ReactNode;
  id: string;
  label: string;
  /** The field above the list. */
  field: RefObject<HTMLElement | null>;
  /** The active index, -1 for none. */
  current: number;
  onActive: (index: number) => void;
  onChoose: (item: Item) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export function Suggestions<Item>({
  id,
  label,
  items,
  itemKey,
  renderItem,
  current,
  onActive,
  onChoose,
  field,
}: SuggestionsProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  useRoom(field, list);
  useEffect(() => {
    if (current < 0) return;
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <ul ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {items.map((item, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the input's: the focus never enters the list
        <li
          key={itemKey(item)}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === current}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => index !== current && onActive(index)}
          onClick={() => onChoose(item)}
        >
          {renderItem(item)}
        </li>
      ))}
    </ul>
  );
}
