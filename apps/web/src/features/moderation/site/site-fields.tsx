import { limits, logoFileUrl } from '@aranya/contracts';
import { TextArea, TextField } from '@aranya/ui';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
import { BrandLink, emblem } from '../../../parts/site/brand-link';
import type { SiteDraft } from './site-draft';

export interface SiteFieldsProps {
  draft: SiteDraft;
  set: (changed: Partial<SiteDraft>) => void;
  /** Takes a path in the settings, such as `sponsor.title`. */
  errorAt: (field: string) => string | undefined;
}

export function SitePreview({ name, logo }: Pick<SiteDraft, 'name' | 'logo'>) {
  return (
    <figure className="stack single clip gap-2 pad-4 round-3 deep">
      <figcaption className="tiny">{m.admin_site_preview()}</figcaption>
      <div inert>
        <BrandLink name={name || '…'} logo={logo === null ? emblem : { image: logoFileUrl(logo, 'image') }} />
      </div>
      <p className="small breaks">
        {filled(m.admin_site_welcome_to({ name: '{name}' }), { name: <bdi>{name || '…'}</bdi> })}
      </p>
    </figure>
  );
}

export function SiteTexts({ draft, set, errorAt }: SiteFieldsProps) {
  return (
    <div className="stack gap-5 halves tops">
      <TextField
        label={m.admin_site_name()}
        value={draft.name}
        maxLength={limits.siteName}
        error={errorAt('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={m.admin_site_tagline()}
        hint={m.admin_site_tagline_hint()}
        value={draft.tagline}
        maxLength={limits.siteLine}
        error={errorAt('tagline')}
        onChange={({ target }) => set({ tagline: target.value })}
      />
      <TextField
        label={m.admin_site_email()}
        type="email"
        hint={m.admin_site_email_hint()}
        value={draft.contact_email}
        maxLength={limits.email}
        error={errorAt('contact_email')}
        onChange={({ target }) => set({ contact_email: target.value })}
      />
      <TextField
        label={m.admin_site_phone()}
        type="tel"
        hint={m.admin_site_phone_hint()}
        value={draft.contact_phone}
        maxLength={limits.siteLine}
        error={errorAt('contact_phone')}
        onChange={({ target }) => set({ contact_phone: target.value })}
      />
      <div style={{ gridColumn: '1 / -1' }}>
        <TextField
          label={m.admin_site_address()}
          dir="auto"
          value={draft.contact_address}
          maxLength={limits.siteAddress}
          error={errorAt('contact_address')}
          onChange={({ target }) => set({ contact_address: target.value })}
        />
      </div>
      <TextArea
        label={m.admin_site_about()}
        hint={m.admin_site_about_hint()}
        rows={3}
        value={draft.about}
        limit={limits.siteText}
        error={errorAt('about')}
        onChange={({ target }) => set({ about: target.value })}
      />
      <TextArea
        label={m.admin_site_welcome()}
        hint={m.admin_site_welcome_hint()}
        rows={3}
        dir="auto"
        value={draft.welcome}
        limit={limits.siteText}
        error={errorAt('welcome')}
        onChange={({ target }) => set({ welcome: target.value })}
      />
    </div>
  );
}

export function SponsorFields({ draft: { sponsor }, set, errorAt }: SiteFieldsProps) {
  const change = (changed: Partial<SiteDraft['sponsor']>) => set({ sponsor: { ...sponsor, ...changed } });
  return (
    <>
      <TextField
        label={m.admin_site_heading()}
        value={sponsor.title}
        maxLength={limits.siteLine}
        error={errorAt('sponsor.title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={m.admin_site_text()}
        rows={2}
        value={sponsor.text}
        limit={limits.siteText}
        error={errorAt('sponsor.text')}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        label={m.admin_site_link()}
        type="url"
        hint={m.admin_site_optional()}
        placeholder="https://"
        value={sponsor.link}
        maxLength={limits.siteLink}
        error={errorAt('sponsor.link')}
        onChange={({ target }) => change({ link: target.value })}
      />
    </>
  );
}
