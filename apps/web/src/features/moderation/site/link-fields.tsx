import { limits } from '@aranya/contracts';
import { Button, TextField } from '@aranya/ui';
import { Plus, Trash2 } from 'lucide-react';
import { m } from '../../../lib/language/messages';
import type { SiteFieldsProps } from './site-fields';

/** What stands in the footer of public pages. */
export function FooterFields({ draft: { footer, social }, set, errorAt }: SiteFieldsProps) {
  const change = (index: number, changed: Partial<(typeof social)[number]>) =>
    set({ social: social.map((each, at) => (at === index ? { ...each, ...changed } : each)) });
  return (
    <>
      <TextField
        label={m.admin_site_footer()}
        hint={m.admin_site_footer_hint()}
        dir="auto"
        value={footer}
        maxLength={limits.siteFooter}
        error={errorAt('footer')}
        onChange={({ target }) => set({ footer: target.value })}
      />
      <fieldset className="stack gap-3">
        <legend>
          <h3 className="size-4">{m.admin_site_social()}</h3>
        </legend>
        <p className="small ink-2 lh-145">{m.admin_site_social_text({ max: limits.siteSocial })}</p>
        {errorAt('social') && (
          <p role="alert" className="medium danger">
            {errorAt('social')}
          </p>
        )}
        {social.map(({ name, url }, index) => (
          // Two links may still be empty, and none moves.
          <fieldset key={index} className="stack gap-3 pad-4 round-3 framed">
            <legend className="visually-hidden">{m.admin_site_social_one({ number: index + 1 })}</legend>
            <TextField
              label={m.admin_site_social_address()}
              type="url"
              placeholder="https://"
              value={url}
              maxLength={limits.siteLink}
              error={errorAt(`social.${index}.url`)}
              onChange={({ target }) => change(index, { url: target.value })}
            />
            <TextField
              label={m.admin_site_social_name()}
              hint={m.admin_site_optional()}
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
                {m.admin_remove()}
                <span className="visually-hidden">{m.admin_site_social_which({ number: index + 1 })}</span>
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
              {m.admin_site_social_add()}
            </Button>
          </div>
        )}
      </fieldset>
    </>
  );
}
