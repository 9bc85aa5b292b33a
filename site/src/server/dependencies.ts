import type { Parts } from '@trekker/response-cache/parts.ts';
import type { Role } from '../contract/roles.ts';
import type { Queryable, Transactor } from './queryable.ts';

/** Who asks. Found by the accounts feature from the bearer or the cookie. */
export type Viewer = {
  accountId: string;
  role: Role;
  sessionId: string;
  /** When this login ends by itself, in seconds since the epoch. */
  expiresAt: number;
  /** Of staff who have to set up a second factor: until then this login is good for nothing else. */
  setupOnly?: boolean;
};

/** What features receive from the process that composes them. */
export type Dependencies = {
  /** For transactions. */
  db: Transactor;
  /** One pipelined connection for reads. */
  reads: Queryable;
  /** Cards and other parts of public answers, each made once until it changes. */
  parts: Parts;
  /** Public address of the site, without a slash at its end: links in mails are made of it. */
  siteUrl: string;
};

/**
 * Texts in another language, as many as were sent, in their order.
 * @throws Problem `unavailable`, which says what the service did; `too_many` while others wait for it
 */
export type Translator = (asked: { from: string; to: string; texts: readonly string[] }) => Promise<string[]>;

/** What the cards of lists are read with. */
export type CardReads = Pick<Dependencies, 'reads' | 'parts'>;
