import type { TaxonPage } from '@aranya/contracts';
import { Badge } from '@aranya/ui';
import { taxonKey } from '@aranya/contracts/taxon-key';
import { capital } from '../../../lib/capital';
import { taxonPath, animalTitle } from '../../../lib/animals';
import { m } from '../../../lib/language/messages';
import { EnglishName } from '../../../lib/language/english-name';
import { getLocale } from '../../../lib/language/locale';
import { recordWord } from '../../../lib/language/record-word';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { Section } from '../../../lib/section';
import { usePageTitle } from '../../../lib/use-page-title';
import { FactList } from '../../../parts/screen/fact-list';
import { RecordPage } from '../../../parts/screen/record-page';
import { SeenByMembers } from '../../../parts/sighting/seen-by-members';
import { inLanguage, LocalNames } from '../names/local-names';
import { KinPlate } from './kin-plate';
import { TaxonList } from './taxon-list';
import styles from './taxon-record.module.css';
import { isGroup, membersText, statusText } from './taxon-texts';

export function TaxonRecord({ taxon }: { taxon: TaxonPage }) {
  const { members, members_count: count } = taxon;
  const english = animalTitle(taxon);
  const title =
    taxon.names.find(({ language }) => language === getLocale() && language !== 'en')?.name ?? english;
  usePageTitle(title);
  return (
    <RecordPage
      back={{ to: paths.species(), label: m.explorer_title() }}
      head={
        <div className="stack halves gap-6 tops">
          <div>
            <h1 className="breaks">
              <Said text={title} />
            </h1>
            {title !== english && <EnglishName name={english} />}
            {taxon.name !== null && (
              <p className="lede latin breaks" lang="la">
                {taxon.scientific_name}
              </p>
            )}
          </div>
          <KinPlate taxon={taxon} />
        </div>
      }
    >
      <Facts taxon={taxon} />
      <div className="stack halves gap-6 tops">
        <SeenByMembers level={2} leads name={title} species={taxonKey(taxon.id)} />
        <Section id="tree" className="stack gap-3" title={m.taxon_place()}>
          <Tree taxon={taxon} />
        </Section>
      </div>
      {members.length > 0 && (
        <Section id="members" className="stack gap-3" title={membersText(taxon)}>
          {members.length < count && (
            <p className="small ink-2">{m.taxon_first({ count: members.length, number: members.length })}</p>
          )}
          <TaxonList taxa={members} labelledBy="members" />
        </Section>
      )}
    </RecordPage>
  );
}

function Facts({ taxon }: { taxon: TaxonPage }) {
  const { rank, group, recorded_in_india: india, names } = taxon;
  const said = names.filter(({ kind }) => kind === 'common');
  const spoken = [...new Set(said.flatMap(({ language }) => language ?? []))];
  const others = said.filter(({ language }) => language === null);
  const former = names.filter(({ kind }) => kind === 'synonym');
  const facts = [
    [m.taxon_group(), capital(recordWord(group))],
    [m.taxon_rank(), capital(recordWord(rank))],
    [m.taxon_status(), <Status key="status" taxon={taxon} />],
    [m.taxon_india(), india ? m.taxon_recorded() : undefined],
    ...spoken.map((language) => {
      const inIt = said.filter((name) => name.language === language);
      return [inLanguage(language), <LocalNames language={language} names={inIt} />] as const;
    }),
    [m.taxon_other_names(), others.map(({ name }) => name).join(', ')],
    [
      m.taxon_older(),
      former.length > 0 && (
        <i className="latin">
          <LocalNames language="la" names={former} />
        </i>
      ),
    ],
  ] as const;
  return <FactList className={styles.facts} facts={facts} />;
}

/** From what is safe to what is lost. */
const tones = {
  LC: 'success',
  NT: 'saffron',
  VU: 'saffron',
  EN: 'danger',
  CR: 'danger',
  EW: 'danger',
  EX: 'danger',
} as const;

function Status({ taxon }: { taxon: TaxonPage }) {
  const tone = tones[taxon.iucn as keyof typeof tones];
  const text = statusText(taxon);
  return tone === undefined || isGroup(taxon) ? text : <Badge tone={tone}>{text}</Badge>;
}

/** From the class down to the animal itself. */
function Tree({ taxon }: { taxon: TaxonPage }) {
  return (
    <ol className={`stack gap-2 ${styles.tree}`}>
      {[...taxon.ancestors, taxon].map((each) => (
        <li key={each.id}>
          <span className="small ink-2">{capital(recordWord(each.rank))}</span>
          <span className="breaks">
            {each.id === taxon.id ? (
              <strong aria-current="page">
                <Said text={animalTitle(each)} />
              </strong>
            ) : (
              <SiteLink to={taxonPath(each)}>
                <Said text={animalTitle(each)} />
              </SiteLink>
            )}
            {each.name !== null && (
              <>
                {' '}
                <i className="latin" lang="la">
                  {each.scientific_name}
                </i>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
