import { type AgeQuestion, limits, type SiteVersion } from '@aranya/contracts';
import { Button, Checkbox, Select, TextField } from '@aranya/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
import { InventedText } from './invented-text';
import { FooterFields } from './link-fields';
import { SectionFields } from './section-fields';
import { type InventedText as Text, type SiteDraft, toDraft, toSettings, undecided } from './site-draft';
import { SitePreview, SiteTexts, SponsorFields } from './site-fields';
import { SiteGroup } from './site-group';
import styles from './site-group.module.css';
import { SiteLook } from './site-look';
import { TestimonialFields } from './testimonial-fields';
import { TilesFields } from './tiles-fields';
import { useSaveSite } from './use-site';

const ageOptions = (): { value: AgeQuestion; label: string }[] => [
  { value: 'none', label: m.admin_site_age_no() },
  { value: 'age', label: m.admin_site_age_yes() },
  { value: 'consent', label: m.admin_site_age_consent() },
];

interface SiteFormProps {
  /** The version in use. When somebody else changes it meanwhile, the form keeps what was typed. */
  current: SiteVersion;
  asks: boolean;
  onSaved: (version: SiteVersion) => void;
  /** Replaces the form by one of this version. */
  onTake: (version: SiteVersion) => void;
}

export function SiteForm({ current, asks, onSaved, onTake }: SiteFormProps) {
  const [draft, setDraft] = useState(() => toDraft(current.settings, asks));
  const [saved, setSaved] = useState(draft);
  const [revision, setRevision] = useState(current.revision);
  const [missing, setMissing] = useState<{ text: Text }>();
  const form = useRef<HTMLFormElement>(null);
  const { save, pending, problem } = useSaveSite((version) => {
    const next = toDraft(version.settings, false);
    setDraft(next);
    setSaved(next);
    setRevision(version.revision);
    onSaved(version);
  });
  // The form is several screens high on a phone.
  useEffect(() => {
    if (missing ?? problem)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-undecided] button')?.focus();
  }, [missing, problem]);
  const set = (changed: Partial<SiteDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const errorAt = (field: string) => problem?.fields[`settings.${field}`];
  const fields = { draft, set, errorAt };
  const isChanged = asks || JSON.stringify(draft) !== JSON.stringify(saved);
  const isOld = problem?.isOld === true && current.revision > revision;

  const submit = (base: number) => {
    const open = undecided(draft);
    setMissing(open && { text: open });
    setRevision(base);
    if (open === undefined) void save({ revision: base, settings: toSettings(draft) });
  };
  const invented = (text: Text) => ({
    asks,
    decision: draft.decisions[text],
    onDecide: (decision: SiteDraft['decisions'][Text]) => {
      setMissing(undefined);
      set({ decisions: { ...draft.decisions, [text]: decision } });
    },
    error: missing?.text === text ? m.admin_site_undecided() : undefined,
  });

  return (
    <form
      ref={form}
      className="stack gap-5"
      aria-label={m.admin_site_title()}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (isChanged) submit(revision);
      }}
    >
      <SiteGroup
        title={m.admin_site_words()}
        text={m.admin_site_words_text()}
        preview={<SitePreview name={draft.name} logo={draft.logo} />}
      >
        <SiteTexts {...fields} />
      </SiteGroup>
      <SiteGroup title={m.admin_site_look()} text={m.admin_site_look_text()}>
        <SiteLook {...fields} />
      </SiteGroup>
      <SiteGroup title={m.admin_site_first_page()} text={m.admin_site_first_page_text()}>
        <SectionFields
          hidden={draft.hidden_sections}
          onChange={(hidden) => set({ hidden_sections: hidden })}
        />
        <InventedText
          {...invented('testimonials')}
          title={m.admin_site_people_say()}
          hint={m.admin_site_people_say_hint()}
        >
          <TestimonialFields
            testimonials={draft.testimonials}
            onChange={(testimonials) => set({ testimonials })}
            errorAt={(field) => errorAt(`testimonials.${field}`)}
          />
        </InventedText>
      </SiteGroup>
      <SiteGroup title={m.admin_site_feed()} text={m.admin_site_feed_text()}>
        <InventedText
          {...invented('sponsor')}
          title={m.admin_site_sponsor()}
          hint={m.admin_site_sponsor_hint()}
        >
          <SponsorFields {...fields} />
        </InventedText>
        <InventedText
          {...invented('claim')}
          canCount
          title={m.admin_site_claim()}
          hint={m.admin_site_claim_hint()}
        >
          <TextField
            label={m.admin_site_text()}
            value={draft.claim}
            maxLength={limits.siteLine}
            error={errorAt('claim.text')}
            onChange={({ target }) => set({ claim: target.value })}
          />
        </InventedText>
      </SiteGroup>
      <SiteGroup title={m.admin_site_footer_maps()} text={m.admin_site_footer_maps_text()}>
        <FooterFields {...fields} />
        <TilesFields {...fields} />
      </SiteGroup>
      <SiteGroup title={m.admin_site_joining()} text={m.admin_site_joining_text()}>
        <Checkbox
          label={m.admin_site_acceptance()}
          hint={m.admin_site_acceptance_hint()}
          checked={draft.asks_acceptance}
          onChange={({ target }) => set({ asks_acceptance: target.checked })}
        />
        <Select
          label={m.admin_site_age()}
          hint={m.admin_site_age_hint()}
          options={ageOptions()}
          value={draft.age_question}
          onValueChange={(age_question) => set({ age_question })}
        />
        <Checkbox
          label={m.admin_site_guests()}
          hint={m.admin_site_guests_hint()}
          checked={draft.open_to_guests}
          onChange={({ target }) => set({ open_to_guests: target.checked })}
        />
      </SiteGroup>
      {isOld ? (
        <ChangedMeanwhile current={current} onTake={() => onTake(current)}>
          <Button pending={pending} onClick={() => submit(current.revision)}>
            {m.admin_site_save_mine()}
          </Button>
        </ChangedMeanwhile>
      ) : (
        <>
          {problem && (
            <p role="alert" className="medium danger">
              {problem.message}
            </p>
          )}
          <p className="small ink-2">{m.admin_site_within_minute()}</p>
          <div
            className={`panel row spread gap-4 pad-3-4 loose-when-low ${styles.save}`}
            data-changed={isChanged || undefined}
          >
            <span className="bold shrinks">
              {isChanged ? m.admin_site_not_saved() : m.admin_site_all_saved()}
            </span>
            <Button
              type="submit"
              aria-disabled={!isChanged}
              pending={pending}
              pendingLabel={m.admin_site_saving()}
            >
              {m.admin_site_save()}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

interface ChangedMeanwhileProps {
  current: SiteVersion;
  onTake: () => void;
  children: ReactNode;
}

function ChangedMeanwhile({ current, onTake, children }: ChangedMeanwhileProps) {
  return (
    <div role="alert" className="stack gap-3 pad-4 round-3 framed-strong">
      <p className="medium">
        {filled(m.admin_site_changed({ who: '{who}', name: '{name}' }), {
          who: current.saved_by,
          name: <bdi>{current.settings.name}</bdi>,
        })}
      </p>
      <div className="cluster gap-3">
        <Button variant="outline" onClick={onTake}>
          {m.admin_site_theirs()}
        </Button>
        {children}
      </div>
    </div>
  );
}
