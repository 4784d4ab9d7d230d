import { Avatar } from '@aranya/ui';
import type { Mentionable } from '../../data/people/use-mention-people';
import styles from './mention-area.module.css';

interface MentionListProps {
  id: string;
  people: readonly Mentionable[];
  /** The index of the active one. */
  at: number;
  below: boolean;
  onTake: (index: number) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export function MentionList({ id, people, at, below, onTake }: MentionListProps) {
  return (
    <ul id={id} role="listbox" aria-label="People to mention" className={styles.list} data-below={below}>
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
