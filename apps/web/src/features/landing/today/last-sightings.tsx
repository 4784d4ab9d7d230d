import type { LatestSightings } from '@aranya/contracts';
import { loadNearPlace } from '@aranya/wildlife-data';
import { toShownAnimal } from '../../../lib/animals';
import { capital } from '../../../lib/capital';
import { lazyOffline } from '../../../lib/lazy-part';
import { LinkOrText } from '../../../lib/link-or-text';
import { licenceTexts } from '../../../lib/picture-licences';
import { ParkLink } from '../../../parts/sighting/park-link';
import { pointText, seenOnText } from '../../../parts/sighting/sighting-texts';
import { AnimalPortrait } from '../../../parts/species-search/animal-portrait';

type LatestSighting = LatestSightings['sightings'][number];

interface CellProps {
  cell: NonNullable<LatestSighting['cell']>;
}

const Around = ({ cell }: CellProps) => <>Around {pointText(cell, 1)}</>;

/** Named on the device, once the towns are loaded, by what is near the middle of the square. */
const NearCell = lazyOffline(
  async () => {
    const nearPlace = await loadNearPlace();
    return {
      default: function Near({ cell }: CellProps) {
        const near = nearPlace(cell);
        return near === null ? <Around cell={cell} /> : <>{capital(near)}</>;
      },
    };
  },
  Around,
  Around,
).Component;

/** As coarse as the answer: a park, or a square. */
function Place({ park, cell }: Pick<LatestSighting, 'park' | 'cell'>) {
  if (park !== null) return <ParkLink park={park} />;
  return cell === null ? <>Somewhere they keep quiet about</> : <NearCell cell={cell} />;
}

export const LastSightings = ({ sightings }: { sightings: readonly LatestSighting[] }) => (
  <ul className="divided">
    {sightings.map(({ picture, month, park, cell, ...animal }, index) => {
      const { name, path } = toShownAnimal(animal);
      return (
        // Two sightings may say the same, and none moves.
        <li className="flex middle gap-3 pad-y-2" key={index}>
          {picture ? (
            <img
              className="rigid cover sand round-2"
              src={picture.url}
              alt={picture.alt || `${name}, photograph by ${picture.author}`}
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
