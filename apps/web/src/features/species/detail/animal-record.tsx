import { clsx } from 'clsx';
import { getLocale } from '../../../lib/language/locale';
import { EnglishName } from '../../../lib/language/english-name';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { ArrowBackIcon } from '../../../lib/icons';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../lib/button-link';
import { CitePage } from '../../../parts/cite/cite-page';
import { SeenByMembers } from '../../../parts/sighting/seen-by-members';
import { Photograph } from '../../../parts/photograph/photograph';
import { ConservationRuler } from '../conservation/conservation-ruler';
import { WhatIsDone, WhatYouCanDo } from '../conservation/what-is-done';
import { BesideAPerson } from '../glance/beside-a-person';
import { FactGrid } from '../glance/fact-grid';
import { BestMonths, FieldSigns } from '../glance/field-signs';
import { LookAlikes } from '../glance/look-alikes';
import { FootnotesProvider, Notes } from '../glance/notes';
import { Surprise } from '../glance/surprise';
import { inLanguage, LocalNames } from '../names/local-names';
import { WhereItLives } from '../glance/where-it-lives';
import { recordWord } from '../../../lib/language/record-word';
import styles from './animal-record.module.css';
import { Elsewhere } from './elsewhere';
import { FavoriteToggle } from './favorite-toggle';
import { ParkLinks } from './park-links';
import { Plate } from './plate';
import { MembersPhotographs } from '../members/members-photographs';
import { KeepOffline } from './keep-offline';
import { LifeListLink } from './life-list-link';
import { RelatedAnimals } from './related-animals';
import { Sources } from './sources';
import type { SpeciesPage } from './species-page.server';
import { TrackingLink } from './tracking-link';

export function AnimalRecord({ page }: { page: SpeciesPage }) {
  const { animal, glance, footnotes, parks, photograph, related } = page;
  const facts = [
    [m.fact_type(), recordWord(animal.type)],
    [m.fact_habitat(), animal.habitat],
    [m.card_food(), animal.food],
    [m.card_region(), animal.region],
    [m.fact_threats(), animal.status_threats],
  ] as const;
  return (
    <FootnotesProvider value={footnotes}>
      <article className={`wrap pad-top-4 pad-bottom-9 ${styles.record}`}>
        <ButtonLink variant="quiet" className="aligned" to={paths.species()}>
          <ArrowBackIcon />
          {m.explorer_title()}
        </ButtonLink>
        <RecordHead page={page} />
        {glance && page.facts && (
          <>
            <section className={`over-8 ${styles.glance}`} aria-labelledby="at-a-glance">
              <h2 id="at-a-glance">{m.glance_title()}</h2>
              <FactGrid glance={glance} facts={page.facts} />
            </section>
            <div className={styles.pair}>
              <BesideAPerson page={page} />
              <LookAlikes page={page} />
            </div>
          </>
        )}
        <div className={clsx(styles.story, photograph && styles.pictured)}>
          <p className={styles.description}>
            <Said text={animal.description} />
          </p>
          {photograph && <Photograph photograph={photograph} sizes="(max-width: 860px) 100vw, 660px" />}
          <dl className={styles.facts}>
            {facts.map(([label, text]) => (
              <div className="stack gap-4 baseline ruled" key={label}>
                <dt>{label}</dt>
                <dd>
                  <Said text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {glance && (
          <div className={clsx(styles.pair, styles.done)}>
            <WhatIsDone conservation={glance.conservation} />
            {animal.conservation_status !== 'Domesticated' && <WhatYouCanDo />}
          </div>
        )}
        <WhereItLives page={page} />
        <ParkLinks parks={parks} />
        {getLocale() === 'en' && (
          <section className="screen-only over-8">
            <SeenByMembers level={2} name={animal.name} species={animal.slug} />
          </section>
        )}
        {glance && (
          <div className={styles.pair}>
            <FieldSigns signs={glance.signs} />
            {glance.best_months && <BestMonths best={glance.best_months} />}
          </div>
        )}
        {getLocale() === 'en' && <MembersPhotographs species={animal.slug} name={animal.name} />}
        <Elsewhere page={page} />
        <RelatedAnimals related={related} />
        <Sources sources={footnotes.sources} ofTexts={animal.sources.length} />
        {getLocale() === 'en' && (
          <CitePage
            title={`${animal.name} (${animal.scientific_name})`}
            path={paths.animal(animal.id)}
            changed={page.changed}
            sightingsPath={paths.speciesSightings(animal.slug)}
          />
        )}
      </article>
    </FootnotesProvider>
  );
}

function RecordHead({ page }: { page: SpeciesPage }) {
  const { animal, glance, english = animal } = page;
  return (
    <div className={styles.top}>
      <Plate animal={animal} />
      <div className="shrinks">
        <h1>
          <Said text={animal.name} />
        </h1>
        {english.name !== animal.name && <EnglishName name={english.name} />}
        <dl className={`over-3 ${styles.latinName}`}>
          <dt>{m.fact_scientific_name()}</dt>
          <dd className="latin" lang="la">
            {animal.scientific_name}
          </dd>
        </dl>
        {page.alsoCalled.length > 0 && (
          <p className={`over-2 small ink-2 lh-145 ${styles.synonym}`}>
            {m.animal_also_called()} <Said text={page.alsoCalled.join(', ')} />
          </p>
        )}
        {page.localNames.map(({ language, names }) => (
          <p key={language} className="over-2 small ink-2 lh-145">
            {inLanguage(language)}: <LocalNames language={language} names={names} />
          </p>
        ))}
        {glance?.synonym && <Synonym synonym={glance.synonym} />}
        {glance && <Surprise surprise={glance.surprise} />}
        <FavoriteToggle animal={animal} english={english} />
        <div className={styles.acts}>
          <LifeListLink species={animal.slug} />
          <TrackingLink page={page} />
          <KeepOffline path={paths.animal(animal.id)} name={animal.name} />
        </div>
        <dl className={`over-6 ${styles.status}`}>
          <dt>{m.fact_status()}</dt>
          <dd>
            <ConservationRuler status={animal.conservation_status} />
            <p className="over-2 note">
              {page.grade.meaning}
              <Notes from={page.grade.from} />
            </p>
          </dd>
        </dl>
      </div>
    </div>
  );
}

function Synonym({ synonym }: { synonym: NonNullable<NonNullable<SpeciesPage['glance']>['synonym']> }) {
  return (
    <p className={`over-2 small ink-2 lh-145 ${styles.synonym}`}>
      {m.animal_also()}{' '}
      <i className="latin" lang="la">
        {synonym.name}
      </i>
      : <Said text={synonym.note} />
      <Notes from={synonym.from} />
    </p>
  );
}
