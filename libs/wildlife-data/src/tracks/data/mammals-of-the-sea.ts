import type { Track } from '../track';

/** Including sea ice, and a penguin. */
export const mammalsOfTheSea: readonly Track[] = [
  {
    name: 'Humpback Whale',
    emoji: '🐋',
    path: [
      { lat: -62.5, lng: -64, place: 'Off the Antarctic Peninsula' },
      { lat: -50, lng: -82, place: 'South Pacific, west of Chile' },
      { lat: -10, lng: -84, place: 'Pacific Ocean, off Peru' },
      { lat: 8.5, lng: -84.1, place: 'Off the Osa Peninsula, Costa Rica' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'Humpbacks that feed on krill off the Antarctic Peninsula cross the equator to give birth in the warm water of Central America, some 8,300 kilometres away.',
    source: {
      title: 'Rasmussen and others, 2007, Biology Letters',
      url: 'https://doi.org/10.1098/rsbl.2007.0067',
    },
    animalId: 38,
  },
  {
    name: 'Blue Whale',
    emoji: '🐳',
    path: [
      { lat: 16.3, lng: 54.8, place: 'Off Dhofar, Oman' },
      { lat: 7.6, lng: 72.8, place: 'Eight Degree Channel, north of the Maldives' },
      { lat: 5.4, lng: 82.1, place: 'Off southern Sri Lanka' },
      { lat: 8.5, lng: 82, place: 'Off Trincomalee, Sri Lanka' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'The blue whales of the northern Indian Ocean stay in the tropics: they are thought to feed off Arabia in the south-west monsoon and to move on to Sri Lanka for the winter.',
    source: {
      title: 'Anderson and others, 2012, Journal of Cetacean Research',
      url: 'https://hal.ird.fr/ird-00777313v1',
    },
    animalId: 39,
  },
  {
    name: 'Gray Whale',
    emoji: '🐋',
    path: [
      { lat: 52.9, lng: 143.8, place: 'Piltun, Sakhalin, Russia' },
      { lat: 48.7, lng: 156.2, place: 'Pacific Ocean, off the northern Kuril Islands' },
      { lat: 50, lng: -158, place: 'Pacific Ocean, south of Alaska' },
      { lat: 27.8, lng: -115.5, place: 'Off Ojo de Liebre Lagoon, Mexico' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'Whales that feed off Sakhalin have been followed across the North Pacific to the calving lagoons of Baja California and back, one of them for over 22,000 kilometres.',
    source: {
      title: 'Mate and others, 2015, Biology Letters',
      url: 'https://doi.org/10.1098/rsbl.2015.0071',
    },
  },
  {
    name: 'Orca',
    emoji: '🐋',
    path: [
      { lat: -62.6, lng: -53.8, place: 'Off the northern tip of the Antarctic Peninsula' },
      { lat: -50, lng: -51, place: 'South Atlantic, east of the Falkland Islands' },
      { lat: -35, lng: -47.5, place: 'Off Uruguay' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'Antarctic orcas dash to subtropical water off Uruguay and Brazil and return within weeks, without a pause to feed or calve: it may be that they go there to renew their skin.',
    source: {
      title: 'Durban and Pitman, 2011, Biology Letters',
      url: 'https://doi.org/10.1098/rsbl.2011.0875',
    },
    animalId: 95,
  },
  {
    name: 'Dugong',
    emoji: '🦭',
    path: [
      { lat: 10.25, lng: 79.45, place: 'Off Adirampattinam, Tamil Nadu' },
      { lat: 9.95, lng: 79.35, place: 'Northern Palk Bay, off Manamelkudi' },
      { lat: 9.6, lng: 79.1, place: 'Palk Bay, off Thondi, Tamil Nadu' },
    ],
    medium: 'sea',
    kind: 'range',
    summary:
      "Dugongs graze from one seagrass meadow of Palk Bay to the next; India's first dugong conservation reserve covers its northern part, from Adirampattinam to Ammapattinam.",
    source: {
      title: "Scroll: India's first dugong reserve",
      url: 'https://scroll.in/article/1014882/indias-first-dugong-reserve-will-help-protect-the-worlds-only-herbivorous-marine-mammal',
    },
    animalId: 37,
  },
  {
    name: 'Polar Bear',
    emoji: '🐻‍❄️',
    path: [
      { lat: 70.6, lng: 179.5, place: 'Off Wrangel Island, Russia' },
      { lat: 69, lng: -174, place: 'Ice of the Chukchi Sea' },
      { lat: 66.3, lng: -168.5, place: 'Bering Strait' },
      { lat: 64.1, lng: -169.5, place: 'Ice north of St Lawrence Island, Alaska' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'The bears of the Chukchi Sea wait on Wrangel Island when the summer ice melts; as the sea freezes again, they follow its edge south through the Bering Strait.',
    source: { title: 'Rode and others, 2015, PLOS ONE', url: 'https://doi.org/10.1371/journal.pone.0142213' },
    animalId: 87,
  },
  {
    name: 'Pacific Walrus',
    emoji: '🦭',
    path: [
      { lat: 62.6, lng: -167.6, place: 'Winter ice of the northern Bering Sea' },
      { lat: 65.75, lng: -168.5, place: 'Bering Strait' },
      { lat: 69, lng: -168.5, place: 'Chukchi Sea' },
      { lat: 71.8, lng: -161.5, place: 'Hanna Shoal, Chukchi Sea' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'Females and calves ride the melting ice through the Bering Strait in spring and spend the summer over the shoals of the Chukchi Sea, where they dive for clams.',
    source: {
      title: 'Jay, Fischbach and Kochnev, 2012, Marine Ecology Progress Series',
      url: 'https://doi.org/10.3354/meps10057',
    },
  },
  {
    name: 'Emperor Penguin',
    emoji: '🐧',
    path: [
      { lat: -74.7, lng: 166.5, place: 'Cape Washington, Antarctica' },
      { lat: -72, lng: 172.5, place: 'Ross Sea' },
      { lat: -66, lng: 178, place: 'Southern Ocean, edge of the pack ice' },
      { lat: -57, lng: -171, place: 'Southern Ocean, east of the date line' },
    ],
    medium: 'sea',
    kind: 'migration',
    summary:
      'Young penguins from Cape Washington set off on their own, north-east beyond the pack ice and over the date line; some have been followed as far as 57 degrees south.',
    source: { title: 'Kooyman and others, 1996, Nature', url: 'https://doi.org/10.1038/383397a0' },
    animalId: 97,
  },
];
