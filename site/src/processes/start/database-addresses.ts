import type { Config } from '../../config/config.ts';
import type { RawSettings } from '../../config/environment.ts';

/**
 * One database as its three roles: `owner` changes tables, `writer` rows, `reader` reads what is for everybody (null:
 * the writer does). One role may be all of them.
 */
export type DatabaseAddresses = { owner: string; writer: string; reader: string | null };

/** Those of DATABASE_URL and its companions. */
export function addressesOf(database: Extract<Config['database'], { kind: 'external' }>): DatabaseAddresses {
  return { owner: database.ownerUrl ?? database.url, writer: database.url, reader: database.readerUrl };
}

/** What a process that answers or works is told: nothing of the owner. */
export function settingsOfWorker({ writer, reader }: DatabaseAddresses): RawSettings {
  return { DATABASE_URL: writer, DATABASE_READER_URL: reader ?? '', DATABASE_OWNER_URL: '' };
}
