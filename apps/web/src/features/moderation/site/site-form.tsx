import { limits, type SiteVersion } from '@aranya/contracts';
import { Button, TextArea, TextField } from '@aranya/ui';
import { type FormEvent, useState } from 'react';
import { BrandLink } from '../../../parts/site/brand-link';
import { InventedText } from './invented-text';
import { type InventedText as Text, type SiteDraft, toDraft, toSettings, undecided } from './site-draft';
import { TestimonialFields } from './testimonial-fields';
import { useSaveSite } from './use-site';

interface SiteFormProps {
  /** The one in use. When somebody else changes it meanwhile, the form keeps what was typed. */
  current: SiteVersion;
  asks: boolean;
  onSaved: (version: SiteVersion) => void;
  /** Replaces the form by one of this version. */
  onTake: (version: SiteVersion) => void;
}

export function SiteForm({ current, asks, onSaved, onTake }: SiteFormProps) {
  const [draft, setDraft] = useState(() => toDraft(current.settings, asks));
  const [revision, setRevision] = useState(current.revision);
  const [missing, setMissing] = useState<Text>();
  const { save, pending, problem } = useSaveSite((version) => {
    setDraft(toDraft(version.settings, false));
    setRevision(version.revision);
    onSaved(version);
  });
  const set = (changed: Partial<SiteDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const errorOf = (field: string) => problem?.fields[`settings.${field}`];
  const isOld = problem?.isOld === true && current.revision > revision;

  const submit = (base: number) => {
    const open = undecided(draft);
    setMissing(open);
    setRevision(base);
    if (open === undefined) void save({ revision: base, settings: toSettings(draft) });
  };
  /** What the three invented texts have in common. */
  const invented = (text: Text) => ({
    asks,
    decision: draft.decisions[text],
    onDecide: (decision: SiteDraft['decisions'][Text]) => {
      setMissing(undefined);
      set({ decisions: { ...draft.decisions, [text]: decision } });
    },
    error: missing === text ? 'Decide whether it stays.' : undefined,
  });

  return (
    <form
      className="panel stack gap-5 pad-4-5"
      aria-label="The site"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(revision);
      }}
    >
      <TextField
        label="Name of the site"
        value={draft.name}
        maxLength={limits.siteName}
        error={errorOf('name')}
        onChange={({ target }) => set({ name: target.value })}
      />
      <figure className="stack gap-2 pad-4 round-3 deep">
        <figcaption className="tiny">Preview</figcaption>
        <div inert>
          <BrandLink name={draft.name || '…'} />
        </div>
        <p className="small breaks">
          Welcome to <bdi>{draft.name || '…'}</bdi>
        </p>
      </figure>
      <TextField
        label="Tagline"
        hint="On the page for signing in."
        value={draft.tagline}
        maxLength={limits.siteLine}
        error={errorOf('tagline')}
        onChange={({ target }) => set({ tagline: target.value })}
      />
      <TextField
        label="Contact email"
        type="email"
        hint="Visitors see it. Left empty, the address of the installation."
        value={draft.contact_email}
        maxLength={limits.email}
        error={errorOf('contact_email')}
        onChange={({ target }) => set({ contact_email: target.value })}
      />
      <TextArea
        label="About the site"
        hint="On the first page and on “About us”. Left empty, the text that the site comes with."
        rows={3}
        value={draft.about}
        limit={limits.siteText}
        error={errorOf('about')}
        onChange={({ target }) => set({ about: target.value })}
      />
      <InventedText
        {...invented('sponsor')}
        title="Sponsor box"
        hint="In the feed on wide screens. The one that the site comes with is invented."
      >
        <TextField
          label="Heading"
          value={draft.sponsor.title}
          maxLength={limits.siteLine}
          error={errorOf('sponsor.title')}
          onChange={({ target }) => set({ sponsor: { ...draft.sponsor, title: target.value } })}
        />
        <TextArea
          label="Text"
          rows={2}
          value={draft.sponsor.text}
          limit={limits.siteText}
          error={errorOf('sponsor.text')}
          onChange={({ target }) => set({ sponsor: { ...draft.sponsor, text: target.value } })}
        />
        <TextField
          label="Link"
          type="url"
          hint="Optional"
          placeholder="https://"
          value={draft.sponsor.link}
          maxLength={limits.siteLink}
          error={errorOf('sponsor.link')}
          onChange={({ target }) => set({ sponsor: { ...draft.sponsor, link: target.value } })}
        />
      </InventedText>
      <InventedText
        {...invented('testimonials')}
        title="What people say"
        hint="On the first page. The people whom the site comes with are invented."
      >
        <TestimonialFields
          testimonials={draft.testimonials}
          onChange={(testimonials) => set({ testimonials })}
          errorOf={(field) => errorOf(`testimonials.${field}`)}
        />
      </InventedText>
      <InventedText
        {...invented('claim')}
        canCount
        title="How many use it"
        hint="On the page for signing in, an own text beside five stars. The number that the site comes with is invented."
      >
        <TextField
          label="Text"
          value={draft.claim}
          maxLength={limits.siteLine}
          error={errorOf('claim.text')}
          onChange={({ target }) => set({ claim: target.value })}
        />
      </InventedText>
      {isOld ? (
        <div role="alert" className="stack gap-3 pad-4 round-3 framed-strong">
          <p className="medium">
            {current.saved_by} has changed the site meanwhile: it is called <bdi>{current.settings.name}</bdi>{' '}
            now. Nothing that you typed is lost.
          </p>
          <div className="cluster gap-3">
            <Button variant="outline" onClick={() => onTake(current)}>
              Take their words
            </Button>
            <Button pending={pending} onClick={() => submit(current.revision)}>
              Save mine
            </Button>
          </div>
        </div>
      ) : (
        <>
          {problem && (
            <p role="alert" className="medium danger">
              {problem.message}
            </p>
          )}
          <div className="cluster gap-3 spread">
            <p className="small ink-2">Pages, mails and the sign-in show a change within a minute.</p>
            <Button type="submit" pending={pending} pendingLabel="Saving the site">
              Save
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
