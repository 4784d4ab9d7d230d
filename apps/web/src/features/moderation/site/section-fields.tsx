import { type LandingSection, landingSections } from '@aranya/contracts';
import { Checkbox } from '@aranya/ui';
import { m } from '../../../lib/language/messages';

const sectionTexts: Record<LandingSection, () => string> = {
  today: m.admin_site_section_today,
  features: m.landing_features,
  animals: m.landing_animals,
  facts: m.landing_facts,
  voices: m.admin_site_section_voices,
  about: m.admin_site_section_about,
};

interface SectionFieldsProps {
  hidden: readonly LandingSection[];
  onChange: (hidden: LandingSection[]) => void;
}

export const SectionFields = ({ hidden, onChange }: SectionFieldsProps) => (
  <fieldset className="stack gap-2">
    <legend>
      <h3 className="size-4">{m.admin_site_sections()}</h3>
    </legend>
    <p className="small ink-2 lh-145">{m.admin_site_sections_text()}</p>
    {landingSections.map((section) => (
      <Checkbox
        key={section}
        label={sectionTexts[section]()}
        checked={!hidden.includes(section)}
        onChange={({ target }) =>
          onChange(
            landingSections.filter((each) => (each === section ? !target.checked : hidden.includes(each))),
          )
        }
      />
    ))}
  </fieldset>
);
