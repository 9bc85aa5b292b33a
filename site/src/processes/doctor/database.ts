import { clientConfig } from '@trekker/database/connection.ts';
import { requireUsableServer } from '@trekker/database/connections/usable-server.ts';
import { findDurabilityRisks } from '@trekker/database/durability.ts';
import { DatabaseSetupError } from '@trekker/database/errors.ts';
import { readApplied } from '@trekker/database/migrate.ts';
import { listMigrations } from '@trekker/database/migrations-up-to.ts';
import pg from 'pg';
import { hasSiteDatabase, withSiteServer } from '../command-database.ts';
import { connectionsNeeded } from '../connection-needs.ts';
import { migrations } from '../migrations-folder.ts';
import { type Check, type Finding, NotExamined, type Patient } from './finding.ts';

/** The database's own settings, what it holds, and whether its clock and ours agree. */
export const database: Check = {
  name: 'database and clock',
  async examine(patient) {
    const { config } = patient;
    if (!hasSiteDatabase(config)) throw new NotExamined('there is none yet: the first start makes it.');
    try {
      return await withSiteServer(config, async (url) => {
        await requireUsableServer({ url });
        return withClient(url, (client) => examineServer(client, patient));
      });
    } catch (error) {
      if (!(error instanceof DatabaseSetupError)) throw error;
      const setting = config.database.kind === 'external' ? 'DATABASE_URL' : 'DATA_DIR';
      return [{ setting, problem: error.message, remedy: `Until then the site does not start.` }];
    }
  },
};

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...clientConfig({ url }), statement_timeout: 10_000 });
  client.on('error', () => {}); // the query in progress rejects
  await client.connect();
  return use(client).finally(() => client.end());
}

async function examineServer(client: pg.Client, patient: Patient): Promise<Finding[]> {
  const parts = [durability, room, schema, sampleAccounts, clock];
  const findings: Finding[] = [];
  for (const part of parts) findings.push(...(await part(client, patient)));
  return findings;
}

async function durability(client: pg.Client): Promise<Finding[]> {
  return (await findDurabilityRisks(client)).map((setting) => ({
    setting,
    problem: `${setting} is off in PostgreSQL: a crash loses what was acknowledged, or damages the files.`,
    remedy: `Set ${setting} to on in postgresql.conf, or for the database or the role where it was switched off.`,
  }));
}

async function room(client: pg.Client, { config: { workers } }: Patient): Promise<Finding[]> {
  const { rows } = await client.query<{ most: number }>(
    `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most`,
  );
  const most = rows[0]?.most ?? 0;
  const needed = connectionsNeeded(workers);
  if (needed <= most) return [];
  return [
    {
      setting: 'WORKERS',
      problem: `${workers} HTTP processes and a job worker take up to ${needed} connections, and PostgreSQL has ${most}: under load calls fail.`,
      remedy: 'Lower WORKERS, or raise max_connections of PostgreSQL.',
    },
  ];
}

async function schema(client: pg.Client, { config }: Patient): Promise<Finding[]> {
  const known = new Set(listMigrations(migrations));
  if ((await readApplied(client)).every((date) => known.has(date))) return [];
  return [
    {
      setting: config.database.kind === 'external' ? 'DATABASE_URL' : 'DATA_DIR',
      problem: 'The database was written by a newer version of this program: the site does not start on it.',
      remedy: 'Start that version, or restore a backup that this one made.',
    },
  ];
}

async function sampleAccounts(client: pg.Client, { isPublic }: Patient): Promise<Finding[]> {
  const { rows: tables } = await client.query(`SELECT to_regclass('accounts') AS name`);
  if (!isPublic || tables[0].name === null) return [];
  const { rows } = await client.query<{ email: string }>(
    `SELECT email FROM accounts WHERE role <> 'USER' AND email IN ('author@example.com', 'admin@example.com') ORDER BY email`,
  );
  if (rows.length === 0) return [];
  return [
    {
      setting: 'SAMPLE',
      problem: `${rows.map(({ email }) => email).join(' and ')} of the sample library may do everything here, and anybody knows that name.`,
      remedy: 'Make an author of your own (npm run create-author), delete these accounts, and set SAMPLE to none.',
    },
  ];
}

const mostSecondsApart = 5;

async function clock(client: pg.Client, { now }: Patient): Promise<Finding[]> {
  const asked = now();
  const { rows } = await client.query<{ at: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS at',
  );
  const apart = Math.abs((rows[0]?.at ?? 0) - (asked + now()) / 2) / 1000;
  if (apart < mostSecondsApart) return [];
  return [
    {
      setting: 'system clock',
      problem: `This machine's clock and that of PostgreSQL are ${Math.round(apart)} s apart: logins and links end too early or too late.`,
      remedy: 'Let both follow a time server (timedatectl set-ntp true).',
    },
  ];
}
