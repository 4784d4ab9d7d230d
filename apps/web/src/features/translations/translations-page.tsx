import { useLoaderData } from 'react-router';
import { ButtonLink } from '../../lib/button-link';
import '../../lib/devanagari-text.css';
import { intlLocale, languageNames } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { siteName } from '../../lib/settings';
import { Progress } from '../../parts/screen/progress';
import { PageHead } from '../../parts/site/page-head';
import {
  type LanguageProgress,
  type Part,
  type PartProgress,
  translationsPage,
} from './translations-page.server';

export const loader = (): LanguageProgress[] => translationsPage();

export const shouldRevalidate = () => false;

export const meta = () =>
  pageMeta({
    title: m.translations_title(),
    description: m.translations_description({ site: siteName() }),
    path: paths.translations(),
    card: 'about',
    trail: [
      { name: m.nav_about(), path: paths.about() },
      { name: m.translations_title(), path: paths.translations() },
    ],
  });

const partNames: Readonly<Record<Part, () => string>> = {
  interface: m.translations_interface,
  names: m.translations_names,
  species: m.translations_species,
  parks: m.translations_parks,
  phrases: m.translations_phrases,
  journeys: m.translations_journeys,
  games: m.translations_games,
  landing: m.translations_landing,
};

type Counted = Pick<PartProgress, 'translated' | 'all'>;

/** Rounded down, so that only what is whole has all of it. */
function percentText({ translated, all }: Counted): string {
  const hundredths = all === 0 ? 0 : Math.floor((100 * translated) / all) / 100;
  return hundredths.toLocaleString(intlLocale(), { style: 'percent' });
}

const countText = (counted: Counted) =>
  m.translations_count({
    translated: counted.translated.toLocaleString(intlLocale()),
    all: counted.all.toLocaleString(intlLocale()),
    percent: percentText(counted),
  });

const isWhole = ({ translated, all }: Counted) => translated === all;

function Count({ of: part }: { of: PartProgress }) {
  if (!isWhole(part)) return countText(part);
  return (
    <>
      <span className="visually-hidden">{countText(part)}</span>
      <span aria-hidden="true">
        {part.all.toLocaleString(intlLocale())} <span className="forest bold">✓</span>
      </span>
    </>
  );
}

function LanguageCard({ locale, parts }: LanguageProgress) {
  const isRead = parts.some(({ readers }) => readers.length > 0);
  const whole = parts.reduce(
    (sum, { translated, all }) => ({ translated: sum.translated + translated, all: sum.all + all }),
    { translated: 0, all: 0 },
  );
  // What is missing leads.
  const sorted = [...parts.filter((part) => !isWhole(part)), ...parts.filter(isWhole)];
  return (
    <section className="panel stack gap-4 pad-5" aria-labelledby={locale}>
      <div className="stack gap-2">
        <div className="row gap-4 spread">
          <h2 id={locale} className="semibold" lang={locale}>
            {languageNames[locale]}
          </h2>
          <p className="size-3 num forest bold">{percentText(whole)}</p>
        </div>
        <Progress label={languageNames[locale]} value={whole.translated} max={whole.all} />
        {!isRead && <p className="small ink-2">{m.translations_unread()}</p>}
      </div>
      <ul className="stack gap-3">
        {sorted.map((part) => (
          <li className="stack gap-2" key={part.part}>
            <p className="stack before baseline gap-x-4">
              <span className={isWhole(part) ? undefined : 'semibold'}>{partNames[part.part]()}</span>
              <span className="small ink-2 num push-end">
                <Count of={part} />
              </span>
            </p>
            {!isWhole(part) && (
              <Progress label={partNames[part.part]()} value={part.translated} max={part.all} />
            )}
            {part.readers.length > 0 && (
              <p className="small ink-2">
                {m.translations_read_by({ names: new Intl.ListFormat(intlLocale()).format(part.readers) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function TranslationsPage() {
  const languages = useLoaderData<typeof loader>();
  return (
    <div className="above-trees">
      <PageHead title={m.translations_title()} lede={m.translations_lede()} />
      <div className="wrap">
        <div className="stack halves gap-3 gap-x-5">
          <p className="measure">{m.translations_by()}</p>
          <p className="measure">{m.translations_counted()}</p>
        </div>
        <div className="stack halves gap-5 over-6 tops">
          {languages.map((language) => (
            <LanguageCard key={language.locale} {...language} />
          ))}
        </div>
        <p className="small ink-2 over-4">{m.translations_unnamed()}</p>
        <section className="over-7" aria-labelledby="help">
          <h2 id="help">{m.translations_help()}</h2>
          <div className="stack halves gap-3 gap-x-5 over-3">
            <p className="measure">{m.translations_help_read()}</p>
            <p className="measure">{m.translations_help_language()}</p>
          </div>
          <ButtonLink variant="outline" className="over-5" to={paths.contact()}>
            {m.nav_contact()}
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}
