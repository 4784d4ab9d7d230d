/** Lengths are in UTF-16 code units after cleaning. */
export const limits = {
  postText: 2000,
  messageText: 2000,
  bio: 300,
  location: 80,
  fullName: 80,
  username: { min: 3, max: 30 },
  commentText: 1000,
  /** Of a comment in a list. */
  firstAnswers: 2,
  /** People told of one text that mentions them. */
  mentions: 10,
  imageAlt: 300,
  /** Of one post. */
  sightingSpecies: 10,
  /** Animals of one species in one sighting. */
  sightingCount: 100_000,
  /** People who are shown the exact place of one post. */
  placeShares: 20,
  placeShareDays: 90,
  /** Of one post, in a list. */
  placeLooks: 100,
  /** More than the catalogue has. */
  speciesPerCall: 500,
  hashtag: 100,
  identificationNote: 300,
  /** Species that are listed for one post. */
  suggestions: 20,
  /** Of one species: names and notes that are listed. */
  suggestionPeople: 3,
  suggestionNotes: 10,
  collections: 100,
  collectionName: 60,
  /** Bookmarks are counted up to it. */
  bookmarkCount: 500,
  /** Of one person. */
  drafts: 50,
  /** Earlier texts of one post. */
  postVersions: 50,
  reportReason: 1000,
  moderationReason: 500,
  appealText: 1000,
  contactName: 80,
  contactMessage: 5000,
  searchInput: 100,
  imagesPerPost: 4,
  imageBytes: 16 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** Pixels. The longest panoramas within imagePixels fit. */
  imageSide: 30_000,
  /** Of the id lists of posts and users. */
  idList: 100,
  /** Named by one notification. */
  notificationActors: 3,
  /** Notifications are counted up to it. */
  notificationCount: 100,
  mutedWord: 100,
  /** Of one person. */
  mutedWords: 100,
  /** Browsers of one person. */
  pushSubscriptions: 20,
  pageDefault: 20,
  pageMax: 50,
  connectionRequestsPerDay: 20,
} as const;

/** Phones convert pictures to these types when an upload field lists them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export type PictureType = (typeof pictureTypes)[number];
