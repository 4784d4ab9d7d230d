import { m } from '../../lib/language/messages';
import { Section } from '../../lib/section';
import { useSuggested } from '../../data/people/use-suggested';
import { DiscoverCard } from './discover-card';
import styles from './person-card.module.css';

export default function SuggestedPeople() {
  const { data = [] } = useSuggested();
  if (data.length === 0) return null;
  return (
    <Section className="stack gap-4" title={m.discover_worth()}>
      <ul className={styles.list} aria-label={m.discover_people_worth()}>
        {data.map((person) => (
          <li key={person._id}>
            <DiscoverCard person={person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
