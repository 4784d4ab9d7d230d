import { Select } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { usePictureLicence, useSetPictureLicence } from '../../data/account/use-picture-licence';
import { licenceOptions, licenceTexts } from '../../lib/picture-licences';
import { Section } from '../../lib/section';
import styles from './account.module.css';

export function PictureLicence() {
  const licence = usePictureLicence();
  const { mutate, isPending, variables } = useSetPictureLicence();
  const shown = isPending ? variables.body.licence : licence;
  return (
    <Section className={styles.section} title={m.account_pictures()}>
      <Select
        label={m.account_pictures_licence()}
        className={styles.licence}
        hint={m.account_pictures_hint({ meaning: licenceTexts[shown].meaning() })}
        options={licenceOptions()}
        value={shown}
        onValueChange={(next) => mutate({ body: { licence: next } })}
      />
    </Section>
  );
}
