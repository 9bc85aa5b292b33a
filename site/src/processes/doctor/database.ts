import { requireUsableServer } from '@trekker/database/connections/usable-server.ts';
import { DatabaseSetupError } from '@trekker/database/errors.ts';
import { listMigrations } from '@trekker/database/migrations-up-to.ts';
import { roleOf } from '@trekker/database/rights.ts';
import { hasSiteDatabase, withSiteServer } from '../start/command-database.ts';
import { connectionsNeeded } from '../start/connection-needs.ts';
import { migrations } from '../start/migrations-folder.ts';
import { type DatabaseState, readDatabaseState } from './database-state.repository.ts';
import { type Check, type CheckContext, type Finding, NotExamined } from './finding.ts';

/** The database's own settings, what it holds, and whether its clock and ours agree. */
export const database: Check = {
  name: 'database and clock',
  async examine(patient) {
    const { config } = patient;
    if (!hasSiteDatabase(config)) throw new NotExamined('there is none yet: the first start makes it.');
    try {
      return await withSiteServer(config, async ({ owner: url }) => {
        await requireUsableServer({ url });
        return findingsOf(await readDatabaseState(url, patient.now), patient);
      });
    } catch (error) {
      if (!(error instanceof DatabaseSetupError)) throw error;
      return [{ setting: settingOf(config), problem: error.message, remedy: `Until then the site does not start.` }];
    }
  },
};

function findingsOf(state: DatabaseState, patient: CheckContext): Finding[] {
  return [durability, room, roles, schema, sampleAccounts, clock].flatMap((part) => part(state, patient));
}

function durability({ risks }: DatabaseState): Finding[] {
  return risks.map((setting) => ({
    setting,
    problem: `${setting} is off in PostgreSQL: a crash can lose saved data or damage the files.`,
    remedy: `Set ${setting} to on in postgresql.conf, or for the database or role where it was turned off.`,
  }));
}

function room({ connections }: DatabaseState, { config: { workers } }: CheckContext): Finding[] {
  const needed = connectionsNeeded(workers);
  if (needed <= connections) return [];
  return [
    {
      setting: 'WORKERS',
      problem: `${workers} HTTP processes and a job worker take up to ${needed} connections, and PostgreSQL has ${connections}: under load, calls will fail.`,
      remedy: 'Lower WORKERS, or raise max_connections of PostgreSQL.',
    },
  ];
}

/** An external server's roles are made by whoever runs it. */
function roles(_: DatabaseState, { config: { database }, isPublic }: CheckContext): Finding[] {
  if (!isPublic || database.kind === 'embedded' || (database.ownerUrl && database.readerUrl)) return [];
  const role = roleOf({ url: database.url });
  return [
    {
      setting: database.ownerUrl ? 'DATABASE_READER_URL' : 'DATABASE_OWNER_URL',
      problem: `PostgreSQL's role "${role}" has more rights than it needs: anyone who managed to inject SQL through a public page could change or read everything.`,
      remedy:
        "As an administrator of that database: CREATE ROLE trekker_owner LOGIN PASSWORD '…'; CREATE ROLE trekker_reader LOGIN PASSWORD '…'; " +
        `ALTER DATABASE … OWNER TO trekker_owner; and, in it, REASSIGN OWNED BY "${role}" TO trekker_owner; ` +
        'then set DATABASE_OWNER_URL and DATABASE_READER_URL to the address with these names, and run npm run migrate, which grants the rights.',
    },
  ];
}

function schema({ applied }: DatabaseState, { config }: CheckContext): Finding[] {
  const known = new Set(listMigrations(migrations));
  if (applied.every((date) => known.has(date))) return [];
  return [
    {
      setting: settingOf(config),
      problem: 'The database was written by a newer version of this program: the site does not start on it.',
      remedy: 'Start that version, or restore a backup that this one made.',
    },
  ];
}

function sampleAccounts({ sampleStaff }: DatabaseState, { isPublic }: CheckContext): Finding[] {
  if (!isPublic || sampleStaff.length === 0) return [];
  return [
    {
      setting: 'SAMPLE',
      problem: `${sampleStaff.join(' and ')} of the sample library can do everything here, and those names are public.`,
      remedy: 'Create your own author (npm run create-author), delete these accounts, and set SAMPLE to none.',
    },
  ];
}

const mostSecondsApart = 5;

function clock({ clockAheadSeconds }: DatabaseState): Finding[] {
  const apart = Math.abs(clockAheadSeconds);
  if (apart < mostSecondsApart) return [];
  return [
    {
      setting: 'system clock',
      problem: `This machine’s clock and that of PostgreSQL are ${Math.round(apart)} s apart: logins and links expire too early or too late.`,
      remedy: 'Sync both with a time server (timedatectl set-ntp true).',
    },
  ];
}

function settingOf({ database }: CheckContext['config']): string {
  return database.kind === 'external' ? 'DATABASE_URL' : 'DATA_DIR';
}
