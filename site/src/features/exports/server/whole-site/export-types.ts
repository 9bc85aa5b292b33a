import type { Connection } from '@trekker/database/connections/connection.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import type { Queryable } from '#server/queryable.ts';
import type { AddFile } from './zip-writer.ts';

export type ExportOptions = {
  /** Only what readers see. */
  published: boolean;
  /** Also accounts, reviews, feedback, subscribers and messages. */
  people: boolean;
  media: boolean;
};

export type ExportSource = { connection: Connection; storage: MediaStorage; siteUrl: string };

/** What an export is made with. */
export type Export = ExportOptions & {
  db: Queryable;
  siteUrl: string;
  add: AddFile;
  /** Media that something in it names. */
  used: Set<string>;
  count(kind: string, more: number): void;
};

export type Exported = { counts: Record<string, number>; missing: string[] };
