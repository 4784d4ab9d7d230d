import { type RecordLicence as Licence, recordLicences } from '@aranya/contracts';
import { Select } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { useExportRecords } from '../../data/account/use-export-data';
import { useRecordLicence, useSetRecordLicence } from '../../data/account/use-record-licence';
import { Section } from '../../lib/section';
import { useChildUntil } from '../../lib/session/use-me';
import { BecauseChild } from '../../parts/person/child-rules';
import styles from './account.module.css';
import { DownloadButton } from './download-button';

const labels: Record<Licence, () => string> = {
  cc0: m.account_records_cc0,
  cc_by: m.account_records_by,
  cc_by_nc: m.account_records_by_nc,
};
const NONE = 'none';
const options = () => [
  { value: NONE, label: m.account_records_none() } as const,
  ...recordLicences.map((value) => ({ value, label: labels[value]() })),
];

/** Without a licence nobody gets the records. */
export function RecordLicence() {
  const licence = useRecordLicence();
  const isChild = useChildUntil() !== undefined;
  const { mutate, isPending, variables } = useSetRecordLicence();
  const download = useExportRecords();
  const shown = isPending ? variables.body.licence : licence;
  return (
    <Section className={styles.section} title={m.account_records()}>
      {isChild ? (
        <BecauseChild rule={m.account_records_child()} />
      ) : (
        <>
          <p className="measure ink-2">{m.account_records_text()}</p>
          <Select
            label={m.account_records_licence()}
            className={styles.licence}
            options={options()}
            disabled={licence === undefined}
            value={shown ?? NONE}
            onValueChange={(next) => mutate({ body: { licence: next === NONE ? null : next } })}
          />
        </>
      )}
      {licence && (
        <DownloadButton download={download} variant="outline" pendingLabel={m.account_records_preparing()}>
          {m.account_records_download()}
        </DownloadButton>
      )}
    </Section>
  );
}
