import { Select } from '@aranya/ui';
import { usePictureLicence, useSetPictureLicence } from '../../data/account/use-picture-licence';
import { licenceOptions, licenceTexts } from '../../lib/picture-licences';
import { Section } from '../../lib/section';
import styles from './account.module.css';

export function PictureLicence() {
  const licence = usePictureLicence();
  const { mutate, isPending, variables } = useSetPictureLicence();
  const shown = isPending ? variables.body.licence : licence;
  return (
    <Section className={styles.section} title="Your pictures">
      <Select
        label="Licence of new pictures"
        className={styles.licence}
        hint={`${licenceTexts[shown].meaning()} You can choose another one for each picture, and earlier ones keep theirs.`}
        options={licenceOptions()}
        value={shown}
        onValueChange={(next) => mutate({ body: { licence: next } })}
      />
    </Section>
  );
}
