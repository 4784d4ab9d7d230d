import type { SiteSettings } from '@aranya/contracts';

/** Default texts that nobody wrote for this site. */
export type InventedText = 'sponsor' | 'testimonials' | 'claim';

/** `keep` is offered until somebody decides; `counted` for the claim alone. */
export type Decision = 'keep' | 'own' | 'counted' | 'off';

type Sponsor = NonNullable<SiteSettings['sponsor']>;
export type Testimonial = SiteSettings['testimonials'][number];

type Tiles = SiteSettings['tiles'];

interface TilesDraft {
  kind: Tiles['kind'];
  url: string;
  attribution: string;
  link: string;
  max_zoom: string;
}

/** The form's values; removed texts keep what was typed. */
export interface SiteDraft extends Omit<SiteSettings, 'sponsor' | 'testimonials' | 'claim' | 'tiles'> {
  tiles: TilesDraft;
  sponsor: Sponsor;
  testimonials: Testimonial[];
  claim: string;
  /** Without an entry nobody has decided. */
  decisions: Partial<Record<InventedText, Decision>>;
}

export const emptyTestimonial: Testimonial = { name: '', role: '', quote: '' };

const toTilesDraft = (tiles: Tiles): TilesDraft =>
  tiles.kind === 'own'
    ? { ...tiles, max_zoom: String(tiles.max_zoom) }
    : { kind: tiles.kind, url: '', attribution: '', link: '', max_zoom: '19' };

/** @param asks leaves the decisions about invented texts open */
export function toDraft(
  { sponsor, testimonials, claim, tiles, ...texts }: SiteSettings,
  asks: boolean,
): SiteDraft {
  return {
    ...texts,
    tiles: toTilesDraft(tiles),
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

export function toSettings({
  decisions,
  sponsor,
  testimonials,
  claim,
  tiles: { kind, ...own },
  ...texts
}: SiteDraft): SiteSettings {
  return {
    ...texts,
    tiles: kind === 'own' ? { kind, ...own, max_zoom: Number(own.max_zoom) } : { kind },
    sponsor: decisions.sponsor === 'off' ? null : sponsor,
    testimonials: decisions.testimonials === 'off' ? [] : testimonials,
    claim:
      decisions.claim === 'off' || decisions.claim === 'counted'
        ? { kind: decisions.claim }
        : { kind: 'text', text: claim },
  };
}
