import { WithoutScript } from '../../../app/without-script/without-script';
import { allRoutes, kmText } from '../route';

/** The list's name in the page. */
export const IN_WORDS = 'routes-in-words';

/** What the map shows, for who has no scripts to draw it. */
export function RoutesInWords() {
  return (
    <WithoutScript title="Every route in words">
      <p>The map, which moves and follows an animal stop by stop, needs JavaScript. These are the stops.</p>
      <WordList />
    </WithoutScript>
  );
}

/** In a component of its own, which only the prerendered page draws. */
function WordList() {
  return (
    <ul id={IN_WORDS}>
      {allRoutes().map(({ slug, track, stops, km }) => (
        <li key={slug} id={slug}>
          <b>{track.name}</b>: {stops.map(({ place }) => place).join(', ')}. {kmText(km)} in all.
        </li>
      ))}
    </ul>
  );
}
