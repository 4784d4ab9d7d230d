import { animalIndex, detectiveAnimals } from '@aranya/wildlife-data';
import styles from './case-card.module.css';
import { currentAnimal, type Detective, hasNextClue } from './detective.rules';
import { Mist } from './mist';

/** Neither address names the animal: its files have the number that it has in the game's list. */
const caseAddress = (name: string, part: 'land' | 'shape') =>
  `/artwork/cases/${detectiveAnimals.findIndex((animal) => animal.name === name) + 1}-${part}.svg`;

const whole = {
  className: 'absolute inset-0 wide tall cover appears',
  width: '1200',
  height: '900',
  draggable: false,
};

/** The land lies in mist, the animal's shape comes with the last clue, and the animal with the answer. */
export function CaseCard({ game }: { game: Detective }) {
  const { clue, verdict, round } = game;
  const { name, animalId } = currentAnimal(game);
  const animal = verdict && animalIndex.find(({ id }) => id === animalId);
  return (
    <figure key={`${round} ${name}`} className={styles.picture}>
      <img {...whole} src={caseAddress(name, 'land')} alt="" />
      {!hasNextClue(game) && <img {...whole} src={caseAddress(name, 'shape')} alt="" />}
      {animal && <img {...whole} src={animal.image} alt={`Illustration: ${animal.name}`} />}
      <Mist clues={clue + 1} lifted={verdict !== undefined} />
      {animal && <figcaption>{animal.name}</figcaption>}
    </figure>
  );
}
