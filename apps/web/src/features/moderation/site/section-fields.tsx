import { type LandingSection, landingSections } from '@aranya/contracts';
import { Checkbox } from '@aranya/ui';

const sectionTexts: Record<LandingSection, string> = {
  today: 'Out there today: species, park, riddle and the latest sightings',
  features: 'Key Features',
  animals: 'Featured Animals',
  facts: 'Fun Wildlife Facts',
  voices: 'What people say, and what they do here',
  about: 'About the site, with Get in Touch',
};

interface SectionFieldsProps {
  hidden: readonly LandingSection[];
  onChange: (hidden: LandingSection[]) => void;
}

export const SectionFields = ({ hidden, onChange }: SectionFieldsProps) => (
  <fieldset className="stack gap-2">
    <legend>
      <h3 className="size-4">Sections of the first page</h3>
    </legend>
    <p className="small ink-2 lh-145">In this order, below the picture at the top, which always stays.</p>
    {landingSections.map((section) => (
      <Checkbox
        key={section}
        label={sectionTexts[section]}
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
