import { limits } from '@aranya/contracts';
import { Button, TextArea, TextField } from '@aranya/ui';
import { Plus, Trash2 } from 'lucide-react';
import { m } from '../../../lib/language/messages';
import { emptyTestimonial, type Testimonial } from './site-draft';

interface TestimonialFieldsProps {
  testimonials: readonly Testimonial[];
  onChange: (next: Testimonial[]) => void;
  errorAt: (field: string) => string | undefined;
}

export function TestimonialFields({ testimonials, onChange, errorAt }: TestimonialFieldsProps) {
  const change = (index: number, changed: Partial<Testimonial>) =>
    onChange(testimonials.map((each, at) => (at === index ? { ...each, ...changed } : each)));
  return (
    <>
      <ul className="stack gap-3">
        {testimonials.map(({ name, role, quote }, index) => (
          // Two people may still be empty, and none moves.
          <li key={index}>
            <fieldset className="stack gap-3 pad-4 round-3 framed">
              <legend className="visually-hidden">{m.admin_site_person({ number: index + 1 })}</legend>
              <TextField
                label={m.admin_site_social_name()}
                value={name}
                maxLength={limits.fullName}
                error={errorAt(`${index}.name`)}
                onChange={({ target }) => change(index, { name: target.value })}
              />
              <TextField
                label={m.admin_site_person_who()}
                hint={m.admin_site_optional()}
                value={role}
                maxLength={limits.fullName}
                error={errorAt(`${index}.role`)}
                onChange={({ target }) => change(index, { role: target.value })}
              />
              <TextArea
                label={m.admin_site_person_says()}
                rows={2}
                value={quote}
                limit={limits.siteText}
                error={errorAt(`${index}.quote`)}
                onChange={({ target }) => change(index, { quote: target.value })}
              />
              {testimonials.length > 1 && (
                <div className="cluster to-end">
                  <Button
                    variant="outline"
                    icon={<Trash2 aria-hidden="true" size={18} />}
                    onClick={() => onChange(testimonials.filter((_, at) => at !== index))}
                  >
                    {m.admin_remove()}
                    <span className="visually-hidden">
                      {m.admin_site_person_which({ number: index + 1 })}
                    </span>
                  </Button>
                </div>
              )}
            </fieldset>
          </li>
        ))}
      </ul>
      {testimonials.length < limits.siteTestimonials && (
        <div>
          <Button
            variant="outline"
            icon={<Plus aria-hidden="true" size={18} />}
            onClick={() => onChange([...testimonials, emptyTestimonial])}
          >
            {m.admin_site_person_add()}
          </Button>
        </div>
      )}
    </>
  );
}
