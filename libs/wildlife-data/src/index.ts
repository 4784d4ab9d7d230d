export * from './animals/animal-vocabulary';
export type { Animal, Source } from './animals/animal.schema';
export { animalIndex, type AnimalSummary } from './animals/animal-index';
export { animals } from './animals/animals';
export * from './catalogue-size';
export { roster } from './animals/roster';

export type { Glance } from './glance/glance.schema';

export { indianStates } from './parks/indian-states';
export type { Park } from './parks/park.schema';
export { parkIndex, type ParkSummary } from './parks/park-index';
export { parks } from './parks/parks';
export type { Travel } from './parks/travel/travel.schema';
export { loadTravel } from './parks/travel/load-travel';
export { monthNames } from './where-and-when/months';
export { type Outing, toOuting as outingOf } from './where-and-when/outing';
export type { Region } from './where-and-when/region.schema';
export { regions } from './where-and-when/regions';
export { type Match, whereAndWhen, type TripCriteria } from './where-and-when/where-and-when';
export type { TripWording } from './where-and-when/trip-wording';

export { parkLifeList as lifeListOf, type ParkLifeList } from './life-list/life-list-of';
export * from './lookups/animal-lookups';
export { type Kinship, type LivingPlaces, relatedAnimals } from './lookups/related-animals';
export * from './lookups/page-of';
export * from './lookups/park-lookups';
export { listLocalNames as localNamesOf, type NamesInLanguage } from './names/local-names';
export { type NameLanguage, nameLanguages } from './names/name-languages';
export { nameReaders } from './names/name-readers';
export { toSound as soundOf, possibleSounds as soundsOf } from './names/sound';
export type { PlaceEntry } from './places/place-names';
export { type FoundPlace, searchPlaces } from './places/search-places';
export { type TerrainName, terrainNames } from './places/terrain-names';
export { animalGroups } from './search/animal-groups';
export { findOtherNames as otherNamesOf } from './search/common-names';
export { searchFacts } from './search/search-facts';
export type { PlaceRank } from './search/search-facts.types';
export { foldAksharas, lettersOf, splitAksharas } from './text/aksharas';
export { splitGraphemes as graphemesOf } from './text/graphemes';
export { toSlug as slugOf } from './text/slug';
export { containsFolded, folded } from './text/folded';

export { areaKey, isAreaKey } from './areas/area-key';
export { areaText } from './areas/area-text';
export type { Area } from './areas/area.types';
export { areas, findArea } from './areas/areas';

export type { FeatureCard, FeaturedAnimal, Testimonial } from './landing/landing.schema';
export { featureCards } from './landing/feature-cards';
export { featuredAnimals } from './landing/featured-animals';
export { funFacts, type PicturedFact, picturedFacts } from './landing/fun-facts';
export { siteTexts } from './landing/site-texts';
export { testimonialPictures } from './landing/testimonial-pictures';
export { testimonials } from './landing/testimonials';

export type { DetectiveAnimal, MatchAnimal } from './games/game.schema';
export { gameNames } from './games/game-names';
export { detectiveAnimals } from './games/detective-animals';
export { type AksharaWord, loadAksharaWords } from './games/load-akshara-words';
export { matchAnimals } from './games/match-animals';
export { dailyWordAnimals, dailyWordFacts, type DailyWordKin, dailyWordKin } from './games/daily-word-facts';
export { dailyWords } from './games/daily-words';
export { wordleAnimals } from './games/wordle-animals';
export { wordleWords } from './games/wordle-words';

export { loadIndiaSearch, loadTaxa } from './taxa/load-taxa';
export { type ForeignName, type MatchedTaxa, matchName, nearestNames } from './taxa/match-name';
export { searchKey } from './taxa/search-key';
export { type FoundTaxon, type SearchOptions, searchTaxa, seen, type Seen } from './taxa/search-taxa';
export { indexTaxa, type SearchedTaxon, type TaxonIndex } from './taxa/taxon-index';
export { singular } from './taxa/singular';
export { taxaVersion } from './taxa/taxa-version';
export * from './taxa/taxon.types';
export { type WideGroup, wideGroups } from './taxa/wide-groups';

export { loadNearPlace, loadTowns } from './towns/load-towns';
export type { NearPlace, Spot } from './towns/near-place';
export { searchTracks } from './tracks/search-tracks';
export type { Track, TrackPoint } from './tracks/track.schema';
export { speciesOfTrack } from './tracks/species-of-track';
export { trackedAnimals } from './tracks/tracked-animals';
export { tracks } from './tracks/tracks';

export { kmBetween, shortWay } from './measured/geometry';
export {
  isGap,
  type Journey,
  toJourney as journeyOf,
  kmOfLastDay,
  meanKmADay,
  type JourneyPosition as Position,
  positionAt,
} from './measured/journey';
export { type JournalEntry, toJournal as journalOf } from './measured/journal';
export { cleanFixes, type CleanedFixes } from './measured/clean-fixes';
export { openLicences } from './measured/licences';
export { creativeCommons } from './text/creative-commons';
export { findPauseMeaning as meaningOf } from './measured/pause-meanings';
export { type Pause, pauseAt, findPauses as pausesOf } from './measured/pauses';
export { thinnedIndices } from './measured/thin';
export { type Alignment, nextTracked, type Timeline, buildTimeline as timelineOf } from './measured/timeline';
export { MAX_SPEED_KMH } from './measured/measured-faults';
export { measuredAnimals } from './measured/measured-animals';
export type { Fix, MeasuredInfo, MeasuredTrack } from './measured/measured-track.schema';
export { loadMeasuredTrack } from './measured/load-measured-track';
export { measuredTracks } from './measured/measured-tracks';

export { photoFaults } from './photos/photo-faults';
export { type Photo, photoLicences } from './photos/photo.schema';

export { checkPlaces, type PlaceCheck, type PlaceWarning } from './place-check/check-places';
export { findPlaces } from './place-check/find-places';
export { withoutPlaces } from './place-check/without-places';
export { findSpecies, type NamedSpecies, type SpeciesMention } from './place-check/find-species';
export type { PlaceKind, PlaceMention } from './place-check/place';

export { CELL_DEGREES, type CellLevel, toCell as cellOf, KM_PER_DEGREE } from './sensitive-places/cells';
export {
  areNear,
  toCircumstances as circumstancesOf,
  listedPlace,
  type ProtectableSighting,
  assessProtection as protectionOf,
  type ProtectionReasons,
  publicView,
} from './sensitive-places/protection';
export {
  findSensitivity as sensitivityOf,
  findSensitivityRule as sensitivityRuleOf,
  strictest,
} from './sensitive-places/sensitivity';
export { protectionOfWords } from './sensitive-places/protection-of-words';
export { type ProtectedTaxa, speciesLevel } from './sensitive-places/species-level';
export { type TaxonProtection, findTaxonRule as taxonRuleOf } from './sensitive-places/taxon-level';
export {
  levelAtRank,
  levelRank,
  sensitivityLevels,
  type SensitivityLevel,
} from './sensitive-places/sensitivity.types';
export type { SensitivityRule } from './sensitive-places/sensitivity.schema';
export { sensitivityTable } from './sensitive-places/sensitivity-table';
export {
  type ExactPlace,
  parkNamedFrom,
  parkOrArea,
  parkReach,
  toPoint as pointOf,
  recordPlace,
  type ShownPlace,
  shownDay,
  shownPlace,
} from './sensitive-places/shown-place';
