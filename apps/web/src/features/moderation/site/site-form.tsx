import { type AgeQuestion, limits, type SiteVersion } from '@aranya/contracts';
import { Button, Checkbox, Select, TextField } from '@aranya/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { InventedText } from './invented-text';
import { FooterFields } from './link-fields';
import { SectionFields } from './section-fields';
import { type InventedText as Text, type SiteDraft, toDraft, toSettings, undecided } from './site-draft';
import { SiteTexts, SponsorFields } from './site-fields';
import { SiteGroup } from './site-group';
import { SiteLook } from './site-look';
import { TestimonialFields } from './testimonial-fields';
import { TilesFields } from './tiles-fields';
import { useSaveSite } from './use-site';

const ageOptions: { value: AgeQuestion; label: string }[] = [
  { value: 'none', label: 'No' },
  { value: 'age', label: 'Yes' },
  { value: 'consent', label: 'Yes, and a parent has to agree' },
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
  const [revision, setRevision] = useState(current.revision);
  const [missing, setMissing] = useState<{ text: Text }>();
  const form = useRef<HTMLFormElement>(null);
  const { save, pending, problem } = useSaveSite((version) => {
    setDraft(toDraft(version.settings, false));
    setRevision(version.revision);
    onSaved(version);
  });
  // The form is several screens high on a phone, and Save stands at its end.
  useEffect(() => {
    if (missing ?? problem)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-undecided] button')?.focus();
  }, [missing, problem]);
  const set = (changed: Partial<SiteDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const errorAt = (field: string) => problem?.fields[`settings.${field}`];
  const fields = { draft, set, errorAt };
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
    error: missing?.text === text ? 'Decide what becomes of it.' : undefined,
  });

  return (
    <form
      ref={form}
      className="stack gap-5"
      aria-label="The site"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(revision);
      }}
    >
      <SiteGroup title="Words" text="What the site is called, and what it says about itself.">
        <SiteTexts {...fields} />
      </SiteGroup>
      <SiteGroup title="Look" text="Its emblem, and the colour of its links.">
        <SiteLook {...fields} />
      </SiteGroup>
      <SiteGroup title="First page" text="What visitors find below the picture.">
        <SectionFields
          hidden={draft.hidden_sections}
          onChange={(hidden) => set({ hidden_sections: hidden })}
        />
        <InventedText
          {...invented('testimonials')}
          title="What people say"
          hint="On the first page. The default people are invented."
        >
          <TestimonialFields
            testimonials={draft.testimonials}
            onChange={(testimonials) => set({ testimonials })}
            errorAt={(field) => errorAt(`testimonials.${field}`)}
          />
        </InventedText>
      </SiteGroup>
      <SiteGroup title="Feed and sign-in" text="What members see, and who is about to join.">
        <InventedText
          {...invented('sponsor')}
          title="Sponsor box"
          hint="In the feed on wide screens. The default one is invented."
        >
          <SponsorFields {...fields} />
        </InventedText>
        <InventedText
          {...invented('claim')}
          canCount
          title="How many people use it"
          hint="On the sign-in page; your own text stands beside five stars. The default number is invented."
        >
          <TextField
            label="Text"
            value={draft.claim}
            maxLength={limits.siteLine}
            error={errorAt('claim.text')}
            onChange={({ target }) => set({ claim: target.value })}
          />
        </InventedText>
      </SiteGroup>
      <SiteGroup title="Footer and maps" text="At the foot of public pages, and below what maps show.">
        <FooterFields {...fields} />
        <TilesFields {...fields} />
      </SiteGroup>
      <SiteGroup title="Joining and guests" text="What newcomers agree to, and what others may read.">
        <Checkbox
          label="Whoever joins accepts the house rules and the terms"
          hint="Members who have not accepted them are asked once as well. You write both under Rules."
          checked={draft.asks_acceptance}
          onChange={({ target }) => set({ asks_acceptance: target.checked })}
        />
        <Select
          label="Ask for the age"
          hint="Every member says whether they are 18 or older before they write, and the site protects who is younger until they are."
          options={ageOptions}
          value={draft.age_question}
          onValueChange={(age_question) => set({ age_question })}
        />
        <Checkbox
          label="Open to guests"
          hint="People without an account, and feed readers, read the profiles and posts of members who allow it in their settings."
          checked={draft.open_to_guests}
          onChange={({ target }) => set({ open_to_guests: target.checked })}
        />
      </SiteGroup>
      {isOld ? (
        <ChangedMeanwhile current={current} onTake={() => onTake(current)}>
          <Button pending={pending} onClick={() => submit(current.revision)}>
            Save mine
          </Button>
        </ChangedMeanwhile>
      ) : (
        <>
          {problem && (
            <p role="alert" className="medium danger">
              {problem.message}
            </p>
          )}
          <div className="cluster gap-3 spread">
            <p className="small ink-2">
              Pages, emails and the sign-in page show a change within a minute. Reload the page you are on.
            </p>
            <Button type="submit" pending={pending} pendingLabel="Saving the site">
              Save
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
        {current.saved_by} has changed the site meanwhile: it is now called <bdi>{current.settings.name}</bdi>
        . Nothing you typed is lost.
      </p>
      <div className="cluster gap-3">
        <Button variant="outline" onClick={onTake}>
          Use their version
        </Button>
        {children}
      </div>
    </div>
  );
}
