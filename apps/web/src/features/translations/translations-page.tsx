import { useLoaderData } from 'react-router';
import { ButtonLink } from '../../lib/button-link';
import { intlLocale, languageNames } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { siteName } from '../../lib/settings';
import { PageHead } from '../../parts/site/page-head';
import { ColumnsList } from '../../parts/works/works-list';
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

const readersText = ({ readers }: PartProgress): string =>
  readers.length === 0
    ? m.translations_unread()
    : m.translations_read_by({ names: new Intl.ListFormat(intlLocale()).format(readers) });

export default function TranslationsPage() {
  const languages = useLoaderData<typeof loader>();
  return (
    <div className="above-trees">
      <PageHead title={m.translations_title()} lede={m.translations_lede()} />
      <div className="wrap">
        <p className="measure">{m.translations_by()}</p>
        <p className="over-3 measure">{m.translations_counted()}</p>
        {languages.map(({ locale, parts }) => (
          <section className="over-7" key={locale} aria-labelledby={locale}>
            <h2 id={locale} lang={locale}>
              {languageNames[locale]}
            </h2>
            <ColumnsList
              rows={parts.map((part) => [partNames[part.part](), countText(part), readersText(part)])}
            />
          </section>
        ))}
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
