interface Quota {
  hour: number;
  day: number;
}

interface QuotaRow {
  firstDay: Quota;
  firstWeek: Quota;
  later: Quota;
}

/**
 * Before RATE_LIMIT_SCALE. Far above what people do. Yardsticks: Twitter takes 400 follows and 500 direct messages a day
 * (help.x.com, "About limits"), Mastodon 300 posts in three hours (`config/initializers/rack_attack.rb`).
 */
export const quotaTable = {
  post: {
    firstDay: { hour: 20, day: 60 },
    firstWeek: { hour: 30, day: 150 },
    later: { hour: 60, day: 300 },
  },
  like: {
    firstDay: { hour: 120, day: 300 },
    firstWeek: { hour: 200, day: 600 },
    later: { hour: 400, day: 1500 },
  },
  // As often as in a lively conversation; twice the posts of a day.
  comment: {
    firstDay: { hour: 60, day: 150 },
    firstWeek: { hour: 100, day: 400 },
    later: { hour: 200, day: 1000 },
  },
  follow: {
    firstDay: { hour: 40, day: 80 },
    firstWeek: { hour: 60, day: 200 },
    later: { hour: 120, day: 400 },
  },
  /** A birder names dozens in a sitting. */
  identification: {
    firstDay: { hour: 60, day: 200 },
    firstWeek: { hour: 120, day: 600 },
    later: { hour: 300, day: 1500 },
  },
  // The rule of 20 in any 24 hours (connections.policy.ts) holds beside it.
  connect: {
    firstDay: { hour: 10, day: 20 },
    firstWeek: { hour: 12, day: 20 },
    later: { hour: 15, day: 20 },
  },
  // Only connections can be written to.
  message: {
    firstDay: { hour: 150, day: 500 },
    firstWeek: { hour: 300, day: 1500 },
    later: { hour: 600, day: 3000 },
  },
  picture: {
    firstDay: { hour: 40, day: 80 },
    firstWeek: { hour: 50, day: 150 },
    later: { hour: 60, day: 400 },
  },
  altText: {
    firstDay: { hour: 30, day: 80 },
    firstWeek: { hour: 60, day: 200 },
    later: { hour: 120, day: 500 },
  },
  report: {
    firstDay: { hour: 10, day: 20 },
    firstWeek: { hour: 15, day: 30 },
    later: { hour: 30, day: 100 },
  },
  // Enough for a person whom a crowd harasses.
  block: {
    firstDay: { hour: 40, day: 100 },
    firstWeek: { hour: 60, day: 200 },
    later: { hour: 100, day: 500 },
  },
  push: {
    firstDay: { hour: 20, day: 60 },
    firstWeek: { hour: 20, day: 60 },
    later: { hour: 20, day: 60 },
  },
  // People and words.
  mute: {
    firstDay: { hour: 60, day: 150 },
    firstWeek: { hour: 100, day: 300 },
    later: { hour: 150, day: 600 },
  },
  placeShare: {
    firstDay: { hour: 20, day: 40 },
    firstWeek: { hour: 30, day: 80 },
    later: { hour: 60, day: 200 },
  },
  profile: {
    firstDay: { hour: 20, day: 40 },
    firstWeek: { hour: 20, day: 50 },
    later: { hour: 20, day: 60 },
  },
  // Beginners tick everything that they have ever seen.
  life_record: {
    firstDay: { hour: 250, day: 500 },
    firstWeek: { hour: 300, day: 600 },
    later: { hour: 400, day: 800 },
  },
  favorite: {
    firstDay: { hour: 250, day: 600 },
    firstWeek: { hour: 300, day: 1000 },
    later: { hour: 400, day: 1500 },
  },
  edit: {
    firstDay: { hour: 30, day: 100 },
    firstWeek: { hour: 60, day: 200 },
    later: { hour: 100, day: 400 },
  },
  bookmark: {
    firstDay: { hour: 120, day: 400 },
    firstWeek: { hour: 200, day: 800 },
    later: { hour: 400, day: 2000 },
  },
  collection: {
    firstDay: { hour: 60, day: 120 },
    firstWeek: { hour: 60, day: 200 },
    later: { hour: 120, day: 400 },
  },
  draft: {
    firstDay: { hour: 900, day: 4000 },
    firstWeek: { hour: 900, day: 5000 },
    later: { hour: 1200, day: 6000 },
  },
  /** A stolen account of the team must not empty the site. */
  moderation: {
    firstDay: { hour: 100, day: 300 },
    firstWeek: { hour: 100, day: 300 },
    later: { hour: 100, day: 300 },
  },
  appeal: {
    firstDay: { hour: 5, day: 10 },
    firstWeek: { hour: 5, day: 10 },
    later: { hour: 5, day: 10 },
  },
  export: {
    firstDay: { hour: 5, day: 10 },
    firstWeek: { hour: 5, day: 10 },
    later: { hour: 5, day: 20 },
  },
} as const satisfies Record<string, QuotaRow>;

export type QuotaAction = keyof typeof quotaTable;
export type AccountAge = keyof QuotaRow;

/**
 * Messages of the contact form by IP address, which whole towns share. Counted in memory, since its senders have no account.
 */
export const contactQuota = { tenMinutes: 5, day: 50 } as const;
