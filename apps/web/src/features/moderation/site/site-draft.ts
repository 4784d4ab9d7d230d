import type { SiteSettings } from '@aranya/contracts';

/** Default texts that nobody wrote for this site. */
export type InventedText = 'sponsor' | 'testimonials' | 'claim';

/** `keep` is offered until somebody decides; `counted` for the claim alone. */
export type Decision = 'keep' | 'own' | 'counted' | 'off';

type Sponsor = NonNullable<SiteSettings['sponsor']>;
export type Testimonial = SiteSettings['testimonials'][number];

/** The form's values; removed texts keep what was typed. */
export interface SiteDraft extends Omit<SiteSettings, 'sponsor' | 'testimonials' | 'claim'> {
  sponsor: Sponsor;
  testimonials: Testimonial[];
  claim: string;
  /** Without an entry nobody has decided. */
  decisions: Partial<Record<InventedText, Decision>>;
}

export const emptyTestimonial: Testimonial = { name: '', role: '', quote: '' };

/** @param asks leaves the decisions about invented texts open */
export function toDraft({ sponsor, testimonials, claim, ...texts }: SiteSettings, asks: boolean): SiteDraft {
  return {
    ...texts,
    sponsor: sponsor ?? { title: '', text: '', link: '' },
    testimonials: testimonials.length > 0 ? testimonials : [emptyTestimonial],
    claim: claim.kind === 'text' ? claim.text : '',
    decisions: asks
      ? {}
      : {
          sponsor: sponsor ? 'own' : 'off',
          testimonials: testimonials.length > 0 ? 'own' : 'off',
          claim: claim.kind === 'text' ? 'own' : claim.kind,
        },
  };
}

/** Returns the first invented text without a decision. */
export const undecided = ({ decisions }: SiteDraft): InventedText | undefined =>
  (['sponsor', 'testimonials', 'claim'] as const).find((text) => decisions[text] === undefined);

export function toSettings({ decisions, sponsor, testimonials, claim, ...texts }: SiteDraft): SiteSettings {
  return {
    ...texts,
    sponsor: decisions.sponsor === 'off' ? null : sponsor,
    testimonials: decisions.testimonials === 'off' ? [] : testimonials,
    claim:
      decisions.claim === 'off' || decisions.claim === 'counted'
        ? { kind: decisions.claim }
        : { kind: 'text', text: claim },
  };
}
