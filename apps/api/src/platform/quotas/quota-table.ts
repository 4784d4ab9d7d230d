interface Quota {
  hour: number;
  day: number;
}

interface QuotaRow {
  firstDay: Quota;
  firstWeek: Quota;
  later: Quota;
}

type Numbers = readonly [hour: number, day: number];

const toQuota = ([hour, day]: Numbers): Quota => ({ hour, day });

const row = (firstDay: Numbers, firstWeek: Numbers, later: Numbers): QuotaRow => ({
  firstDay: toQuota(firstDay),
  firstWeek: toQuota(firstWeek),
  later: toQuota(later),
});

/**
 * An hour and a day, by account age, before RATE_LIMIT_SCALE. Far above what people do: Twitter takes 400
 * follows and 500 direct messages a day (help.x.com, "About limits"), Mastodon 300 posts in three hours
 * (`config/initializers/rack_attack.rb`).
 */
export const quotaTable = {
  post: row([20, 60], [30, 150], [60, 300]),
  like: row([120, 300], [200, 600], [400, 1500]),
  // A lively conversation; twice the posts of a day.
  comment: row([60, 150], [100, 400], [200, 1000]),
  follow: row([40, 80], [60, 200], [120, 400]),
  /** A birder names dozens in a sitting. */
  identification: row([60, 200], [120, 600], [300, 1500]),
  // connections.policy.ts also limits these to 20 in any 24 hours.
  connect: row([10, 20], [12, 20], [15, 20]),
  message: row([150, 500], [300, 1500], [600, 3000]),
  picture: row([40, 80], [50, 150], [60, 400]),
  altText: row([30, 80], [60, 200], [120, 500]),
  report: row([10, 20], [15, 30], [30, 100]),
  // Enough for a person whom a crowd harasses.
  block: row([40, 100], [60, 200], [100, 500]),
  push: row([20, 60], [20, 60], [20, 60]),
  token: row([10, 20], [10, 20], [10, 20]),
  mute: row([60, 150], [100, 300], [150, 600]),
  /** A beginner goes through the animals of a region. */
  topic: row([60, 150], [100, 300], [150, 600]),
  placeShare: row([20, 40], [30, 80], [60, 200]),
  profile: row([20, 40], [20, 50], [20, 60]),
  // Beginners tick everything they have ever seen.
  life_record: row([250, 500], [300, 600], [400, 800]),
  /** Calls: all birds of the world are 110 parts of names and 22 of species. */
  life_import: row([300, 600], [400, 800], [400, 800]),
  favorite: row([250, 600], [300, 1000], [400, 1500]),
  edit: row([30, 100], [60, 200], [100, 400]),
  bookmark: row([120, 400], [200, 800], [400, 2000]),
  collection: row([60, 120], [60, 200], [120, 400]),
  draft: row([900, 4000], [900, 5000], [1200, 6000]),
  /** A stolen team account must not empty the site. */
  moderation: row([100, 300], [100, 300], [100, 300]),
  appeal: row([5, 10], [5, 10], [5, 10]),
  correction: row([10, 20], [20, 40], [20, 60]),
  export: row([5, 10], [5, 10], [5, 20]),
} satisfies Record<string, QuotaRow>;

export type QuotaAction = keyof typeof quotaTable;
export type AccountAge = keyof QuotaRow;

/** By IP address, which whole towns share. Counted in memory, since senders have no account. */
export const contactQuota = { tenMinutes: 5, day: 50 } as const;
