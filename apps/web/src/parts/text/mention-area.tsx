import { TextArea, type TextAreaProps, VisuallyHidden } from '@aranya/ui';
import { useId, useImperativeHandle } from 'react';
import type { Mentionable } from '../../data/people/use-mention-people';
import { MentionList, optionId } from './mention-list';
import { useMention } from './use-mention';

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
        <span role="status">
          {isOpen && `${people.length === 1 ? '1 person' : `${people.length} people`} to mention`}
        </span>
      </VisuallyHidden>
      {isOpen && <MentionList id={listId} people={people} at={at} below={below} onTake={take} />}
    </div>
  );
}
