import type { LatestSightings } from '@aranya/contracts';
import { CELL_DEGREES } from '@aranya/wildlife-data';
import { toShownAnimal } from '../../../lib/animals';
import { m } from '../../../lib/language/messages';
import { useSay } from '../../../lib/language/page-texts';
import { LinkOrText } from '../../../lib/link-or-text';
import { licenceTexts } from '../../../lib/picture-licences';
import { NearWords } from '../../../parts/sighting/near-words';
import { ParkLink } from '../../../parts/sighting/park-link';
import { pointText, seenOnText } from '../../../parts/sighting/sighting-texts';
import { AnimalPortrait } from '../../../parts/species-search/animal-portrait';

type LatestSighting = LatestSightings['sightings'][number];

/** As coarse as the answer: a park, or a square. */
function Place({ park, cell }: Pick<LatestSighting, 'park' | 'cell'>) {
  if (park !== null) return <ParkLink park={park} />;
  if (cell === null) return <>{m.landing_place_hidden()}</>;
  return (
    <NearWords
      place={{ ...cell, degrees: CELL_DEGREES.coarse }}
      otherwise={m.landing_place_around({ point: pointText(cell, 1) })}
      capitalised
    />
  );
}

export function LastSightings({ sightings }: { sightings: readonly LatestSighting[] }) {
  const say = useSay();
  return (
    <ul className="divided">
      {sightings.map(({ picture, month, park, cell, ...animal }, index) => {
        const { name: english, path } = toShownAnimal(animal);
        const name = say(english);
        return (
          // Two sightings may say the same, and none moves.
          <li className="flex middle gap-3 pad-y-2" key={index}>
            {picture ? (
              <img
                className="rigid cover sand round-2"
                src={picture.url}
                alt={picture.alt || m.landing_photograph({ name, author: picture.author })}
                width="56"
                height="56"
                loading="lazy"
              />
            ) : (
              <AnimalPortrait animal={animal} size={56} />
            )}
            <div className="shrinks lh-14">
              <LinkOrText className="medium" to={path}>
                {name}
              </LinkOrText>
              <p className="small ink-2">
                <Place park={park} cell={cell} />, {seenOnText(month)}
              </p>
              {picture && (
                <p className="tiny ink-3">
                  © <bdi>{picture.author}</bdi>,{' '}
                  <a href={licenceTexts[picture.licence].url}>{licenceTexts[picture.licence].name}</a>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
