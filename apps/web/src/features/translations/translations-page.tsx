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

/** Rounded down, so that only what is whole has all of it. */
function countText({ translated, all }: PartProgress): string {
  const hundredths = all === 0 ? 0 : Math.floor((100 * translated) / all) / 100;
  return m.translations_count({
    translated: translated.toLocaleString(intlLocale()),
    all: all.toLocaleString(intlLocale()),
    percent: hundredths.toLocaleString(intlLocale(), { style: 'percent' }),
  });
}

function LanguageCard({ locale, parts }: LanguageProgress) {
  const isRead = parts.some(({ readers }) => readers.length > 0);
  return (
    <section className="panel stack gap-4 pad-5" aria-labelledby={locale}>
      <div>
        <h2 id={locale} className="size-3" lang={locale}>
          {languageNames[locale]}
        </h2>
        {!isRead && <p className="small ink-2">{m.translations_unread()}</p>}
      </div>
      <ul className="stack gap-4">
        {parts.map((part) => (
          <li className="stack gap-2" key={part.part}>
            <p className="stack before baseline gap-x-4">
              <span className="semibold">{partNames[part.part]()}</span>
              <span className="small ink-2 num push-end">{countText(part)}</span>
            </p>
            {part.translated < part.all && (
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
        <p className="measure">{m.translations_by()}</p>
        <p className="over-3 measure">{m.translations_counted()}</p>
        <div className="stack halves gap-5 over-6 tops">
          {languages.map((language) => (
            <LanguageCard key={language.locale} {...language} />
          ))}
        </div>
        <p className="small ink-2 over-4">{m.translations_unnamed()}</p>
        <section className="over-7" aria-labelledby="help">
          <h2 id="help">{m.translations_help()}</h2>
          <p className="over-3 measure">{m.translations_help_read()}</p>
          <p className="over-3 measure">{m.translations_help_language()}</p>
          <ButtonLink variant="outline" className="over-5" to={paths.contact()}>
            {m.nav_contact()}
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}
