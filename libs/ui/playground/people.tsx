import { Avatar, Button, Card } from '../src/index';
import styles from './playground.module.css';
import { Section } from './section';

const PEOPLE = [
  { name: 'Rahul Deshmukh', username: 'rahul.rivers', bio: 'River clean-ups and slow walks' },
  { name: 'Ananya Iyer', username: 'ananya.teaches', bio: 'Teaches class six about frogs' },
  {
    name: 'Venkatanarasimharajuvaripeta Subramaniam',
    username: 'a_very_long_name_indeed_0123456',
    bio: 'Owls',
  },
];

export function People() {
  return (
    <Section title="People">
      <div className="row wraps gap-3">
        {(['xs', 's', 'm', 'l', 'xl', 'xxl'] as const).map((size) => (
          <Avatar key={size} name="Kabir Rathore" size={size} />
        ))}
        {['Meera Kulkarni', 'Priya', 'Ishaan Bose', 'Tara Menon', 'Zoya Khan', 'Dev Patel', 'Om'].map(
          (name) => (
            <Avatar key={name} name={name} alt={name} />
          ),
        )}
        <Avatar name="Broken Picture" src="/no-such-picture.webp" />
      </div>
      <div className={styles.grid}>
        {PEOPLE.map((person, i) => (
          <Card className="gap-4 pad-5" interactive key={person.name}>
            <div className="row wraps gap-3" style={{ flexWrap: 'nowrap' }}>
              <Avatar name={person.name} size="l" />
              <div style={{ minWidth: 0, lineHeight: 1.35 }}>
                <b>{person.name}</b>
                <p className="note">@{person.username}</p>
              </div>
            </div>
            <p className="small">{person.bio}</p>
            <div className="row wraps gap-3">
              <Button variant={i === 0 ? 'outline' : 'fill'}>{i === 0 ? 'Following' : 'Follow'}</Button>
              <Button variant="outline">View Profile</Button>
            </div>
          </Card>
        ))}
      </div>
    </Section>
  );
}
