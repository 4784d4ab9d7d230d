import { type KeyboardEvent, useEffect, useState } from 'react';
import { announce } from '../lib/announce';
import { nextActive } from './next-active';

export interface SuggestionOptions<Item> {
  inputValue: string;
  /** Also called on mount for text typed before hydration. */
  onInputValueChange: (value: string) => void;
  /** Those that match `inputValue`. */
  items: readonly Item[];
  /** The owner sets `inputValue`. */
  onSelect: (item: Item) => void;
  noMatchText?: string;
}

/** Milliseconds without typing before the count is announced. */
const QUIET = 500;

export function useSuggestions<Item>({
  items,
  inputValue,
  onInputValueChange,
  onSelect,
  noMatchText,
}: SuggestionOptions<Item>) {
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const count = items.length;
  const open = wanted && (count > 0 || noMatchText !== undefined);
  const expanded = open && count > 0;
  const current = expanded && active < count ? active : -1;

  const counted = `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
  const news = !open ? '' : count > 0 ? counted : (noMatchText ?? '');
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => announce(news), QUIET);
    return () => clearTimeout(timer);
  }, [news, inputValue]);

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = (item: Item) => {
    close();
    onSelect(item);
  };
  const type = (value: string) => {
    setWanted(true);
    setActive(-1);
    onInputValueChange(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (!open && inputValue === '') return;
      // Keep a dialog around the field open.
      event.preventDefault();
      event.stopPropagation();
      if (open) close();
      else onInputValueChange('');
      return;
    }
    if (event.key === 'Enter') {
      const item = expanded ? items[Math.max(current, 0)] : undefined;
      if (item === undefined) return;
      event.preventDefault();
      choose(item);
      return;
    }
    const next = nextActive(event.key, current, count);
    if (next === null || (!expanded && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    setWanted(true);
    setActive(next);
  };

  return { open, expanded, current, setWanted, setActive, close, choose, type, onKeyDown };
}
