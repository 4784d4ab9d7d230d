import {
  circumstancesOf,
  protectionOf,
  protectionOfWords,
  publicView,
  type SensitivityLevel,
  type SensitivityRule,
  sensitivityRuleOf,
  speciesLevel,
  type TaxonProtection,
  taxonRuleOf,
} from '@aranya/wildlife-data';
import type { Sighting, SightingDraft } from '@aranya/contracts';
import { freeNameOf } from '@aranya/contracts/taxon-key';
import { toShownAnimal } from '../../../lib/animals';
import { findSpecies } from '../../../lib/catalogue';
import { othersSeeText } from '../../sighting/others-see-text';
import { squareCorners } from '../../sighting/sighting-texts';
import { localToday } from './sighting-draft';
import { m } from '../../../lib/language/messages';
import { getLocale, intlLocale } from '../../../lib/language/locale';

/** Animals beyond the catalogue by key. */
interface ReadTaxa {
  taxa: ReadonlyMap<string, { protection: TaxonProtection }>;
  /** Their protection is unknown until the server is reached. */
  unreached: ReadonlySet<string>;
}

interface WhatOthersSee {
  protected: boolean;
  /** One sentence. */
  text: string;
  /** The reason for protection. */
  reason: string | null;
  /** True if hiding the place changes what others see. */
  canHide: boolean;
  /** True if only the missing or suggested names withhold place and day. */
  canShow: boolean;
  /** Corners of the square that others see, if any. */
  square: [[number, number], [number, number]] | null;
}

const risks: Readonly<Record<SensitivityRule['reasons'][number], () => string>> = {
  trade: m.saw_risk_trade,
  hunting: m.saw_risk_hunting,
  persecution: m.saw_risk_persecution,
  nest: m.saw_risk_nest,
  den: m.saw_risk_den,
  roost: m.saw_risk_roost,
  photographers: m.saw_risk_photographers,
};

/** Only English has the rule's own sentence; other languages say the kinds of harm. */
function whyText(name: string, { why, reasons }: SensitivityRule): string {
  if (getLocale() === 'en') return `${name}: ${why}`;
  const list = new Intl.ListFormat(intlLocale()).format(reasons.map((reason) => risks[reason]()));
  return m.saw_risk({ name, reasons: list });
}

/** Explains the most strictly protected animal. */
function protectionReason(
  sighting: SightingDraft,
  named: SensitivityLevel,
  taxa: ReadonlyMap<string, TaxonProtection>,
): string {
  if (named === 'open') return sighting.hide_place ? m.saw_you_hid() : m.saw_nobody_knows();
  const circumstances = circumstancesOf(sighting);
  const strictest = sighting.species.find(
    ({ species }) => speciesLevel([species], circumstances, taxa) === named,
  );
  if (!strictest) return m.saw_maybe();
  const species = findSpecies(strictest.species);
  const taxon = taxa.get(strictest.species);
  if (freeNameOf(strictest.species))
    return speciesLevel(taxon?.species ?? [], circumstances) === named
      ? m.saw_names_protected()
      : m.saw_not_listed();
  const rule = species
    ? sensitivityRuleOf({ scientificName: species.scientific_name }, circumstances)
    : taxon && taxonRuleOf(taxon, circumstances);
  const { name } = toShownAnimal(strictest);
  if (rule && rule.level !== 'open') return whyText(name, rule);
  if (speciesLevel([strictest.species], { ...circumstances, atSite: false }, taxa) !== named)
    return m.saw_site_reason({ name });
  const hasProtected = taxon && (taxon.species.length > 0 || taxon.members.length > 0);
  return hasProtected ? m.saw_some_protected() : m.saw_maybe();
}

/**
 * Predicts what others will see of a sighting, as the API decides.
 * @param isChild true if its author is under 18
 * @param wasProtected true if others see less of it than the author so far
 */
export function whatOthersSee(
  sighting: SightingDraft,
  asks: boolean,
  wasProtected = false,
  { taxa, unreached }: ReadTaxa = { taxa: new Map(), unreached: new Set() },
  isChild = false,
): WhatOthersSee {
  const protections = new Map([
    ...[...taxa].map(([key, { protection }]) => [key, protection] as const),
    ...sighting.species.flatMap(({ species }) => {
      const name = freeNameOf(species);
      return name === null ? [] : [[species, protectionOfWords(name.words)] as const];
    }),
  ]);
  const { place, hide_place: hidden, show_place: shows = false } = sighting;
  const seen = { ...sighting, seen_on: sighting.seen_on || localToday() };
  const { named, level } = protectionOf(sighting, {
    asks,
    taxa: protections,
    atLeast: isChild ? 'coarse' : 'open',
  });
  const canShow = wasProtected && level === 'open';
  // The contract knows the literal degrees.
  const shown = publicView(seen, level, localToday()) as Pick<Sighting, 'place' | 'seen_on'>;
  const isKept = canShow && !shows;
  // If nothing is shown anyway, no animal can change it.
  const unknown =
    level === 'withheld' ? undefined : seen.species.find(({ species }) => unreached.has(species));
  if (unknown) {
    const reason = m.saw_unreached({ name: toShownAnimal(unknown).name });
    const text = m.saw_known_later();
    return { protected: true, text, reason, canHide: hidden || place !== null, canShow, square: null };
  }
  return {
    protected: level !== 'open' || isKept,
    text: isKept ? m.saw_no_more() : othersSeeText(shown, place !== null),
    reason:
      level === 'open'
        ? null
        : named === 'open' && isChild && !hidden
          ? m.saw_under_18()
          : protectionReason(sighting, named, protections),
    // Hiding a place that is withheld anyway changes nothing.
    canHide: hidden || (place !== null && level !== 'withheld'),
    canShow,
    square: shown.place?.kind === 'cell' ? squareCorners(shown.place, shown.place.degrees) : null,
  };
}
