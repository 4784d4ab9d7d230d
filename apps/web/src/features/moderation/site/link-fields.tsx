import { limits } from '@aranya/contracts';
import { Button, TextField } from '@aranya/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { SiteFieldsProps } from './site-fields';

/** What stands in the footer of public pages. */
export function FooterFields({ draft: { footer, social }, set, errorAt }: SiteFieldsProps) {
  const change = (index: number, changed: Partial<(typeof social)[number]>) =>
    set({ social: social.map((each, at) => (at === index ? { ...each, ...changed } : each)) });
  return (
    <>
      <TextField
        label="Line in the footer"
        hint="Below the name on public pages. If empty, they show the default line."
        dir="auto"
        value={footer}
        maxLength={limits.siteFooter}
        error={errorAt('footer')}
        onChange={({ target }) => set({ footer: target.value })}
      />
      <fieldset className="stack gap-3">
        <legend>
          <h3 className="size-4">Links to other networks</h3>
        </legend>
        <p className="small ink-2 lh-145">
          In the footer and on “About us”, at most {limits.siteSocial}. A link without a name shows its
          address’s host. If there are none, pages show those of the installation.
        </p>
        {errorAt('social') && (
          <p role="alert" className="medium danger">
            {errorAt('social')}
          </p>
        )}
        {social.map(({ name, url }, index) => (
          // Two links may still be empty, and none moves.
          <fieldset key={index} className="stack gap-3 pad-4 round-3 framed">
            <legend className="visually-hidden">Link {index + 1}</legend>
            <TextField
              label="Address"
              type="url"
              placeholder="https://"
              value={url}
              maxLength={limits.siteLink}
              error={errorAt(`social.${index}.url`)}
              onChange={({ target }) => change(index, { url: target.value })}
            />
            <TextField
              label="Name"
              hint="Optional"
              value={name}
              maxLength={limits.siteSocialName}
              error={errorAt(`social.${index}.name`)}
              onChange={({ target }) => change(index, { name: target.value })}
            />
            <div className="cluster to-end">
              <Button
                variant="outline"
                icon={<Trash2 aria-hidden="true" size={18} />}
                onClick={() => set({ social: social.filter((_, at) => at !== index) })}
              >
                Remove<span className="visually-hidden"> link {index + 1}</span>
              </Button>
            </div>
          </fieldset>
        ))}
        {social.length < limits.siteSocial && (
          <div>
            <Button
              variant="outline"
              icon={<Plus aria-hidden="true" size={18} />}
              onClick={() => set({ social: [...social, { name: '', url: '' }] })}
            >
              Add a link
            </Button>
          </div>
        )}
      </fieldset>
    </>
  );
}
