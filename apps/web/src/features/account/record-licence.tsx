import { type RecordLicence as Licence, recordLicences } from '@aranya/contracts';
import { Select } from '@aranya/ui';
import { useExportRecords } from '../../data/account/use-export-data';
import { useRecordLicence, useSetRecordLicence } from '../../data/account/use-record-licence';
import { Section } from '../../lib/section';
import { useChildUntil } from '../../lib/session/use-me';
import { BecauseChild } from '../../parts/person/child-rules';
import styles from './account.module.css';
import { DownloadButton } from './download-button';

const labels: Record<Licence, string> = {
  cc0: 'CC0: for any use',
  cc_by: 'CC BY: for any use that names you',
  cc_by_nc: 'CC BY-NC: for uses without profit that name you',
};
const NONE = 'none';
const options = [
  { value: NONE, label: 'None: they are not shared' } as const,
  ...recordLicences.map((value) => ({ value, label: labels[value] })),
];

/** Without a licence nobody gets the records. */
export function RecordLicence() {
  const licence = useRecordLicence();
  const isChild = useChildUntil() !== undefined;
  const { mutate, isPending, variables } = useSetRecordLicence();
  const download = useExportRecords();
  const shown = isPending ? variables.body.licence : licence;
  return (
    <Section className={styles.section} title="Your records for science">
      {isChild ? (
        <BecauseChild rule="your records are not given away" />
      ) : (
        <>
          <p className="measure ink-2">
            With a licence, your sightings can go to science databases such as GBIF with your name, as other
            members see them: protected places stay hidden there too. What was copied under a licence keeps
            it.
          </p>
          <Select
            label="Licence of your records"
            className={styles.licence}
            options={options}
            disabled={licence === undefined}
            value={shown ?? NONE}
            onValueChange={(next) => mutate({ body: { licence: next === NONE ? null : next } })}
          />
        </>
      )}
      {licence && (
        <DownloadButton download={download} variant="outline" pendingLabel="Preparing your records">
          Download as Darwin Core
        </DownloadButton>
      )}
    </Section>
  );
}
