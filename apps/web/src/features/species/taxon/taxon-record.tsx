import type { TaxonPage } from '@aranya/contracts';
import { taxonKey } from '@aranya/contracts/taxon-key';
import { Link } from 'react-router';
import { capital } from '../../../lib/capital';
import { taxonPath, animalTitle } from '../../../lib/animals';
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
import { membersText, statusText } from './taxon-texts';

export function TaxonRecord({ taxon }: { taxon: TaxonPage }) {
  const { members, members_count: count } = taxon;
  const title = animalTitle(taxon);
  usePageTitle(title);
  return (
    <RecordPage
      back={{ to: paths.species(), label: 'Wildlife Explorer' }}
      head={
        <div className="stack halves gap-5 middle">
          <div>
            <h1 className="breaks">{title}</h1>
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
        <SeenByMembers level={2} name={title} species={taxonKey(taxon.id)} />
        <Section id="tree" className="stack gap-3" title="Where it stands">
          <Tree taxon={taxon} />
        </Section>
      </div>
      {members.length > 0 && (
        <Section id="members" className="stack gap-3" title={membersText(taxon)}>
          {members.length < count && <p className="small ink-2">The first {members.length} are listed.</p>}
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
    ['Group', capital(group)],
    ['Rank', capital(rank)],
    ['Conservation status', statusText(taxon)],
    ['India', india ? 'Recorded in India' : undefined],
    ...spoken.map((language) => {
      const inIt = said.filter((name) => name.language === language);
      return [inLanguage(language), <LocalNames language={language} names={inIt} />] as const;
    }),
    ['Other names', others.map(({ name }) => name).join(', ')],
    [
      'Older scientific names',
      former.length > 0 && (
        <i className="latin">
          <LocalNames language="la" names={former} />
        </i>
      ),
    ],
  ] as const;
  return <FactList className={styles.facts} facts={facts} />;
}

/** From the class down to the animal itself. */
function Tree({ taxon }: { taxon: TaxonPage }) {
  return (
    <ol className={`stack gap-2 ${styles.tree}`}>
      {[...taxon.ancestors, taxon].map((each) => (
        <li key={each.id}>
          <span className="small ink-2">{capital(each.rank)}</span>
          <span className="breaks">
            {each.id === taxon.id ? (
              <strong aria-current="page">{animalTitle(each)}</strong>
            ) : (
              <Link to={taxonPath(each)}>{animalTitle(each)}</Link>
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
