import { paths } from '../../lib/paths';

const readable = [
  { label: 'Home page', to: paths.home() },
  { label: 'Species', to: paths.species() },
  { label: 'Parks', to: paths.parks() },
  { label: 'Contact Us', to: paths.contact() },
];

/** The fallback page without scripts. */
export function NoScriptPage() {
  return (
    <noscript>
      <main className="wrap">
        <h1>This page needs JavaScript</h1>
        <p className="lede">
          The community is drawn by scripts, and your browser runs none. If you did not look for the
          community, there is no page at this address. These read without scripts:
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
