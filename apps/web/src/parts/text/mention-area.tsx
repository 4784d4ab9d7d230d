import { Avatar, TextArea, type TextAreaProps, VisuallyHidden } from '@aranya/ui';
import { useId, useImperativeHandle } from 'react';
import type { Mentionable } from '../../data/people/use-mention-people';
import { useMention } from './use-mention';
import styles from './mention-area.module.css';
import { m } from '../../lib/language/messages';

interface MentionListProps {
  id: string;
  people: readonly Mentionable[];
  /** The active index. */
  at: number;
  below: boolean;
  onTake: (index: number) => void;
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

function MentionList({ id, people, at, below, onTake }: MentionListProps) {
  return (
    <ul id={id} role="listbox" aria-label={m.mention_people()} className={styles.list} data-below={below}>
      {people.map((person, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the field's: the focus never enters the list
        <li
          key={person._id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === at}
          className={styles.option}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
        >
          <Avatar name={person.full_name} src={person.profile_picture} size="s" />
          <span className="stack shrinks lh-13">
            <bdi className="cut bold">{person.full_name}</bdi>
            <span className="small ink-3">@{person.username}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface MentionAreaProps extends Omit<TextAreaProps, 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  onText: (text: string) => void;
  /** Suggested first, such as the author of the comment above. */
  near?: readonly Mentionable[];
  /** For fields without room above. */
  below?: boolean;
}

/** Suggests people after `@`. Arrows choose, Enter and Tab take, Escape closes. */
export function MentionArea({
  value,
  onText,
  onKeyDown,
  near,
  below = false,
  ref: outerRef,
  ...area
}: MentionAreaProps) {
  const listId = useId();
  const { ref, people, at, look, take, takesKey, close } = useMention(value, onText, near);
  const isOpen = people.length > 0;
  useImperativeHandle(outerRef, () => ref.current as HTMLTextAreaElement);

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
        onKeyDown={(event) => {
          if (!takesKey(event)) onKeyDown?.(event);
        }}
        onClick={look}
        onBlur={close}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? optionId(listId, at) : undefined}
      />
      <VisuallyHidden>
        <span role="status">{isOpen && m.mention_count({ count: people.length })}</span>
      </VisuallyHidden>
      {isOpen && <MentionList id={listId} people={people} at={at} below={below} onTake={take} />}
    </div>
  );
}
