/**
 * How often one client may do a thing: `most` times within `seconds`, times RATE_LIMIT_SCALE. Over it: 429 with
 * Retry-After.
 */
export const limits = {
  /** Of every call that the cache does not answer, whatever other limit it has. */
  calls: { most: 600, seconds: 60 },
  reads: { most: 600, seconds: 60 },
  search: { most: 120, seconds: 60 },
  login: { most: 25, seconds: 5 * 60 },
  mailToOneAddress: { most: 5, seconds: 30 * 60 },
  mailForOnePurpose: { most: 1, seconds: 10 * 60 },
  mailForOnePurposeInADay: { most: 3, seconds: 24 * 60 * 60 },
  profile: { most: 30, seconds: 10 * 60 },
  /** Another name or image of an account: what shows it everywhere is made anew. */
  appearances: { most: 10, seconds: 24 * 60 * 60 },
  newsletter: { most: 10, seconds: 10 * 60 },
  contact: { most: 10, seconds: 10 * 60 },
  feedback: { most: 10, seconds: 10 * 60 },
  reviews: { most: 20, seconds: 60 * 60 },
  votes: { most: 120, seconds: 60 },
  favourites: { most: 120, seconds: 60 },
  /** While somebody writes, every few seconds in each of their tabs. */
  unsavedEdits: { most: 240, seconds: 60 },
  /** Each asks another server, which may want money for it. */
  suggestions: { most: 30, seconds: 10 * 60 },
  copies: { most: 10, seconds: 10 * 60 },
  uploads: { most: 60, seconds: 30 * 60 },
  /** A morning's photos go into the library one by one. What an account may send in a day is limited as well. */
  staffUploads: { most: 1500, seconds: 30 * 60 },
} as const satisfies Record<string, { most: number; seconds: number }>;

export type LimitName = keyof typeof limits;
