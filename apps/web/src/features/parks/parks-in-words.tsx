import { parks } from '@aranya/wildlife-data';
import { WithoutScript } from '../../app/without-script/without-script';

/** What the dialogs say, for who has no scripts to open them. */
export function ParksInWords() {
  return (
    <WithoutScript title="All parks and sanctuaries">
      {parks.map((park) => (
        <article key={park.id} id={park.slug}>
          <h3>{park.name}</h3>
          <p>
            {park.location}. Established {park.established}. Best time to visit: {park.best_time_to_visit}.
          </p>
          <p>Habitats: {park.habitats.join(', ')}.</p>
          <p>Fauna: {park.fauna.join(', ')}.</p>
          <p>Flora: {park.flora.join(', ')}.</p>
        </article>
      ))}
    </WithoutScript>
  );
}
