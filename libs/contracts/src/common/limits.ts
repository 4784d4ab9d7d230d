/** Limits on user input. Lengths are in UTF-16 code units after cleaning, sizes in bytes. */
export const limits = {
  postText: 2000,
  messageText: 2000,
  bio: 300,
  location: 80,
  fullName: 80,
  username: { min: 3, max: 30 },
  imageAlt: 300,
  reportReason: 1000,
  contactName: 80,
  contactMessage: 5000,
  searchInput: 100,
  imagesPerPost: 4,
  imageBytes: 16 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** Entries in an id list of an entity, newest first. Exact counts are separate fields. */
  idList: 100,
  pageDefault: 20,
  pageMax: 50,
  connectionRequestsPerDay: 20,
} as const;

/** The media types of the pictures that can be uploaded. Listing them makes phones convert their own formats. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export type PictureType = (typeof pictureTypes)[number];
