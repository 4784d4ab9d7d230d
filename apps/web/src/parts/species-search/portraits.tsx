import { toShownAnimal, type KeyedAnimal } from '../../lib/animals';
import { LinkOrText } from '../../lib/link-or-text';
import { AnimalPortrait } from './animal-portrait';
import styles from './portraits.module.css';

interface PortraitsProps {
  label: string;
  animals: readonly KeyedAnimal[];
  isUnseen?: boolean | undefined;
}

export const Portraits = ({ label, animals, isUnseen = false }: PortraitsProps) => (
  <ul className={styles.portraits} aria-label={label}>
    {animals.map((animal) => {
      const { name, path } = toShownAnimal(animal);
      return (
        <li key={animal.species}>
          <LinkOrText className={styles.chip} to={path} data-unseen={isUnseen}>
            <AnimalPortrait animal={animal} size={40} />
            {name}
          </LinkOrText>
        </li>
      );
    })}
  </ul>
);
