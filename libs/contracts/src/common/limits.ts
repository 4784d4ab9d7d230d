/** Lengths are in UTF-16 code units after cleaning. */
export const limits = {
  postText: 2000,
  messageText: 2000,
  bio: 300,
  location: 80,
  fullName: 80,
  username: { min: 3, max: 30 },
  commentText: 1000,
  firstAnswers: 2,
  /** People who are notified of one text. */
  mentions: 10,
  usernamesPerCall: 100,
  imageAlt: 300,
  /** As many as a morning's checklist has. */
  sightingSpecies: 30,
  sightingCount: 100_000,
  placeName: 60,
  /** Members for one post. */
  placeShares: 20,
  placeShareDays: 90,
  placeLooks: 100,
  speciesPerCall: 500,
  importedName: 200,
  /** Each misspelt one takes the server some milliseconds. */
  importedNames: 100,
  importCandidates: 5,
  hashtag: 100,
  identificationNote: 300,
  suggestions: 20,
  suggestionPeople: 3,
  suggestionNotes: 10,
  collections: 100,
  collectionName: 60,
  bookmarkCount: 500,
  drafts: 50,
  draftRevision: 2_147_483_646,
  postVersions: 50,
  reportReason: 1000,
  moderationReason: 500,
  appealText: 1000,
  invitationLabel: 80,
  invitationUses: 500,
  joinText: 500,
  houseRules: 5000,
  email: 254,
  siteName: 40,
  /** The tagline, a heading, a claim. */
  siteLine: 80,
  siteText: 600,
  siteTestimonials: 8,
  siteLink: 500,
  siteRevision: 2_147_483_646,
  /** The latest versions of the site's words that an answer has. */
  siteVersions: 20,
  contactName: 80,
  contactMessage: 5000,
  searchInput: 100,
  imagesPerPost: 10,
  imageBytes: 16 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** Pixels. The longest panoramas within imagePixels fit. */
  imageSide: 30_000,
  idList: 100,
  notificationActors: 3,
  notificationCount: 100,
  mutedWord: 100,
  mutedWords: 100,
  pushSubscriptions: 20,
  pushEndpoint: 1000,
  pageDefault: 20,
  pageMax: 50,
  connectionRequestsPerDay: 20,
} as const;

/** Phones convert pictures to these types when an upload field lists them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export type PictureType = (typeof pictureTypes)[number];
