import type { Glance } from '@aranya/wildlife-data';
import type { SpeciesPage } from '../detail/species-page.server';
import { m } from '../../../lib/language/messages';
import { chooseCompanion } from './companions';
import { Notes } from './notes';
import { ScaleDrawing } from './scale-drawing';

const HEADINGS = { person: m.beside_person, hand: m.beside_hand, coin: m.beside_coin };

function drawnBy(sizes: Glance['size'], measure: string) {
  return sizes.find((size) => size.measure === measure);
}

/** Draws the species to scale, and nothing where no drawing of it is known. */
export function BesideAPerson({ page }: { page: SpeciesPage }) {
  const { animal, glance, size, box } = page;
  const drawn = glance && size && drawnBy(glance.size, size.measure);
  if (!size || !box || !drawn) return null;
  const companion = chooseCompanion(size);
  return (
    <section className="shrinks" aria-labelledby="to-scale">
      <h2 id="to-scale">{HEADINGS[companion.name]()}</h2>
      <figure className="over-5">
        <ScaleDrawing animal={animal} size={size} box={box} companion={companion} />
        <figcaption className="note over-3">
          {page.sizeText}
          <Notes from={drawn.from} />
        </figcaption>
      </figure>
    </section>
  );
}
