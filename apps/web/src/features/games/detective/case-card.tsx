import { animalIndex, detectiveAnimals } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { useSay } from '../../../lib/language/page-texts';
import styles from './case-card.module.css';
import { currentAnimal, type Detective, hasNextClue } from './detective.rules';
import { Mist } from './mist';

/** Neither address names the animal: its files have the number that it has in the game's list. */
const caseAddress = (id: number, part: 'land' | 'shape') =>
  `/artwork/cases/${detectiveAnimals.findIndex(({ animalId }) => animalId === id) + 1}-${part}.svg`;

const whole = {
  className: 'absolute inset-0 wide tall cover appears',
  width: '1200',
  height: '900',
  draggable: false,
};

/** The land lies in mist, the animal's shape comes with the last clue, and the animal with the answer. */
export function CaseCard({ game }: { game: Detective }) {
  const say = useSay();
  const { clue, verdict, round } = game;
  const { name, animalId } = currentAnimal(game);
  const animal = verdict && animalIndex.find(({ id }) => id === animalId);
  return (
    <figure key={`${round} ${name}`} className={styles.picture}>
      <img {...whole} src={caseAddress(animalId, 'land')} alt="" />
      {!hasNextClue(game) && <img {...whole} src={caseAddress(animalId, 'shape')} alt="" />}
      {animal && <img {...whole} src={animal.image} alt={m.animal_card_alt({ name: say(animal.name) })} />}
      <Mist clues={clue + 1} lifted={verdict !== undefined} />
      {animal && <figcaption>{say(animal.name)}</figcaption>}
    </figure>
  );
}
