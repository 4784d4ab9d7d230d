import { m } from '../../lib/language/messages';
import { localized } from '../../lib/language/site-paths';
import { isSaid } from '../../lib/noscript/noscript';
import { paths } from '../../lib/paths';

const readable = () => [
  { label: m.home_page(), to: paths.home() },
  { label: m.nav_species(), to: paths.species() },
  { label: m.nav_parks(), to: paths.parks() },
  { label: m.nav_contact(), to: paths.contact() },
];

export function NoScriptPage() {
  if (!isSaid) return <noscript />;
  return (
    <noscript>
      <main className="wrap">
        <h1>{m.noscript_needed()}</h1>
        <p className="lede">{m.noscript_community()}</p>
        <ul>
          {readable().map(({ label, to }) => (
            <li key={to}>
              <a href={localized(to)}>{label}</a>
            </li>
          ))}
        </ul>
      </main>
    </noscript>
  );
}
