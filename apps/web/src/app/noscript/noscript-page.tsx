import { isSaid } from '../../lib/noscript/noscript';
import { paths } from '../../lib/paths';

const readable = [
  { label: 'Home page', to: paths.home() },
  { label: 'Species', to: paths.species() },
  { label: 'Parks', to: paths.parks() },
  { label: 'Contact Us', to: paths.contact() },
];

export function NoScriptPage() {
  if (!isSaid) return <noscript />;
  return (
    <noscript>
      <main className="wrap">
        <h1>This page needs JavaScript</h1>
        <p className="lede">
          The community needs JavaScript, which is turned off in your browser. If you were looking for another
          page, there is none at this address. These pages work without JavaScript:
        </p>
        <ul>
          {readable.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </main>
    </noscript>
  );
}
