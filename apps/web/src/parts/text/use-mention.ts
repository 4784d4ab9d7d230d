import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Mentionable, useMentionPeople } from '../../data/people/use-mention-people';
import { type MentionQuery, mentionQueryAt, withMentioned } from './mention-query';

export function useMention(
  value: string,
  onText: (text: string) => void,
  near: readonly Mentionable[] | undefined,
) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState(0);
  const caret = useRef<number>(undefined);
  const people = useMentionPeople(query?.text ?? null, near);
  const isOpen = query !== null && people.length > 0;
  const at = Math.min(active, people.length - 1);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value]);

  const look = () => {
    const element = ref.current;
    if (element === null || element.selectionStart !== element.selectionEnd) return setQuery(null);
    const next = mentionQueryAt(element.value, element.selectionStart);
    if (next?.text !== query?.text) setActive(0);
    setQuery(next);
  };
  const take = (index: number) => {
    const person = people[index];
    if (query === null || person === undefined) return;
    const next = withMentioned(value, query, person.username);
    caret.current = next.caret;
    onText(next.text);
    setQuery(null);
    ref.current?.focus();
  };
  /** Returns true if the list used the key. */
  const takesKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (isOpen && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey) {
      const steps: Record<string, () => void> = {
        ArrowDown: () => setActive((at + 1) % people.length),
        ArrowUp: () => setActive((at - 1 + people.length) % people.length),
        Enter: () => take(at),
        Tab: () => take(at),
        Escape: () => setQuery(null),
      };
      const step = event.shiftKey ? undefined : steps[event.key];
      if (step) {
        event.preventDefault();
        step();
        return true;
      }
    }
    return false;
  };

  return { ref, people: isOpen ? people : [], at, look, take, takesKey, close: () => setQuery(null) };
}
