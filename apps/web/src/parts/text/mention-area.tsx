import { Avatar, TextArea, type TextAreaProps, VisuallyHidden } from '@aranya/ui';
import { type KeyboardEvent, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import styles from './mention-area.module.css';
import { type MentionQuery, mentionQueryAt, withMentioned } from './mention-query';
import { type Mentionable, useMentionPeople } from '../../data/people/use-mention-people';

interface MentionAreaProps extends Omit<TextAreaProps, 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  onText: (text: string) => void;
  /** These people are suggested first, such as the author of the comment above. */
  near?: readonly Mentionable[];
  /** The suggestions stand below the field, where there is no room above it. */
  below?: boolean;
}

/** Suggests people after `@` in a text area. Arrows choose, Enter and Tab take, Escape closes. */
export function MentionArea({
  value,
  onText,
  onKeyDown,
  near,
  below = false,
  ref: outerRef,
  ...area
}: MentionAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(outerRef, () => ref.current as HTMLTextAreaElement);
  const listId = useId();
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState(0);
  const caret = useRef<number>(undefined);
  const people = useMentionPeople(query?.text ?? null, near);
  const isOpen = query !== null && people.length > 0;
  const at = Math.min(active, people.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

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
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
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
        return;
      }
    }
    onKeyDown?.(event);
  };

  return (
    <div className="shrinks anchor">
      <TextArea
        {...area}
        ref={ref}
        value={value}
        onChange={(event) => {
          onText(event.target.value);
          look();
        }}
        onKeyDown={keyDown}
        onClick={look}
        onBlur={() => setQuery(null)}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(at) : undefined}
      />
      <VisuallyHidden>
        <span role="status">
          {isOpen && `${people.length === 1 ? '1 person' : `${people.length} people`} to mention`}
        </span>
      </VisuallyHidden>
      {isOpen && (
        <ul
          id={listId}
          role="listbox"
          aria-label="People to mention"
          className={styles.list}
          data-below={below}
        >
          {people.map((person, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the field's: the focus never enters the list
            <li
              key={person._id}
              id={optionId(index)}
              role="option"
              aria-selected={index === at}
              className={styles.option}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(index)}
            >
              <Avatar name={person.full_name} src={person.profile_picture} size="s" />
              <span className={styles.who}>
                <bdi className="cut bold">{person.full_name}</bdi>
                <span className="small ink-3">@{person.username}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
