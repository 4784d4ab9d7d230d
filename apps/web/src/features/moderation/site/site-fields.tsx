import { limits, logoFileUrl } from '@aranya/contracts';
import { TextArea, TextField } from '@aranya/ui';
import { BrandLink, emblem } from '../../../parts/site/brand-link';
import type { SiteDraft } from './site-draft';

export interface SiteFieldsProps {
  draft: SiteDraft;
  set: (changed: Partial<SiteDraft>) => void;
  /** Takes a path in the settings, such as `sponsor.title`. */
  errorAt: (field: string) => string | undefined;
}

export function SiteTexts({ draft, set, errorAt }: SiteFieldsProps) {
  return (
    <>
      <TextField
        label="Name of the site"
        value={draft.name}
        maxLength={limits.siteName}
        error={errorAt('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <figure className="stack gap-2 pad-4 round-3 deep">
        <figcaption className="tiny">Preview</figcaption>
        <div inert>
          <BrandLink
            name={draft.name || '…'}
            logo={draft.logo === null ? emblem : { image: logoFileUrl(draft.logo, 'image') }}
          />
        </div>
        <p className="small breaks">
          Welcome to <bdi>{draft.name || '…'}</bdi>
        </p>
      </figure>
      <TextField
        label="Tagline"
        hint="On the sign-in page."
        value={draft.tagline}
        maxLength={limits.siteLine}
        error={errorAt('tagline')}
        onChange={({ target }) => set({ tagline: target.value })}
      />
      <TextField
        label="Contact email"
        type="email"
        hint="Visitors see it. If empty, they see the address of the installation."
        value={draft.contact_email}
        maxLength={limits.email}
        error={errorAt('contact_email')}
        onChange={({ target }) => set({ contact_email: target.value })}
      />
      <TextField
        label="Contact phone"
        type="tel"
        hint="On the contact page, like the address. If empty, it shows those of the installation, if there are any."
        value={draft.contact_phone}
        maxLength={limits.siteLine}
        error={errorAt('contact_phone')}
        onChange={({ target }) => set({ contact_phone: target.value })}
      />
      <TextField
        label="Contact address"
        dir="auto"
        value={draft.contact_address}
        maxLength={limits.siteAddress}
        error={errorAt('contact_address')}
        onChange={({ target }) => set({ contact_address: target.value })}
      />
      <TextArea
        label="About the site"
        hint="On the first page and on “About us”. If empty, they show the default text."
        rows={3}
        value={draft.about}
        limit={limits.siteText}
        error={errorAt('about')}
        onChange={({ target }) => set({ about: target.value })}
      />
      <TextArea
        label="Welcome"
        hint="Optional. New members read it at the top of their feed."
        rows={3}
        dir="auto"
        value={draft.welcome}
        limit={limits.siteText}
        error={errorAt('welcome')}
        onChange={({ target }) => set({ welcome: target.value })}
      />
    </>
  );
}

export function SponsorFields({ draft: { sponsor }, set, errorAt }: SiteFieldsProps) {
  const change = (changed: Partial<SiteDraft['sponsor']>) => set({ sponsor: { ...sponsor, ...changed } });
  return (
    <>
      <TextField
        label="Heading"
        value={sponsor.title}
        maxLength={limits.siteLine}
        error={errorAt('sponsor.title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label="Text"
        rows={2}
        value={sponsor.text}
        limit={limits.siteText}
        error={errorAt('sponsor.text')}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        label="Link"
        type="url"
        hint="Optional"
        placeholder="https://"
        value={sponsor.link}
        maxLength={limits.siteLink}
        error={errorAt('sponsor.link')}
        onChange={({ target }) => change({ link: target.value })}
      />
    </>
  );
}
