import { type ContractOf, createContract } from './common/contract-of';
import { contactContract } from './contact/contact.contract';
import { guestsContract } from './guests/guests.contract';
import { healthContract } from './health/health.contract';
import { liveTracksContract } from './live-tracks/live-tracks.contract';
import { newsContract } from './news/news.contract';
import { parksContract } from './parks/parks.contract';
import { placesContract } from './places/places.contract';
import { settingsContract } from './settings/settings.contract';
import { siteContract } from './site/site.contract';
import { speciesPhotosContract } from './species-photos/species-photos.contract';
import { speciesContract } from './species/species.contract';
import { taxaContract } from './taxa/taxa.contract';

interface Domains {
  speciesPhotos: typeof speciesPhotosContract;
  species: typeof speciesContract;
  parks: typeof parksContract;
  places: typeof placesContract;
  taxa: typeof taxaContract;
  news: typeof newsContract;
  liveTracks: typeof liveTracksContract;
  guests: typeof guestsContract;
  contact: typeof contactContract;
  health: typeof healthContract;
  settings: typeof settingsContract;
  site: typeof siteContract;
}

export type PublicContract = ContractOf<Domains>;

export const publicContract: PublicContract = createContract({
  speciesPhotos: speciesPhotosContract,
  species: speciesContract,
  parks: parksContract,
  places: placesContract,
  taxa: taxaContract,
  news: newsContract,
  liveTracks: liveTracksContract,
  guests: guestsContract,
  contact: contactContract,
  health: healthContract,
  settings: settingsContract,
  site: siteContract,
});
