import pg from 'pg';
import { DatabaseSetupError, isDatabaseUnavailable } from '../errors.ts';
import { type Connection, clientConfig } from './connection.ts';
import { dropWhenUnresponsive } from './slow-or-lost/drop-when-unresponsive.ts';

const oldestMajorVersion = 15;

/** Connects once; a failure becomes one plain sentence that says what to change. */
export async function requireUsableServer(connection: Connection): Promise<void> {
  const place = describe(connection);
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // the call in progress rejects
  try {
    await client.connect();
    dropWhenUnresponsive(client, 5000);
    await requireVersion(client, place);
  } catch (error) {
    if (error instanceof DatabaseSetupError) throw error;
    throw new DatabaseSetupError(explain(error as Error, place), { cause: error });
  } finally {
    client.end().catch(() => {});
  }
}

async function requireVersion(client: pg.Client, place: Place): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version_num') AS version`);
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major >= oldestMajorVersion) return;
  throw new DatabaseSetupError(
    `PostgreSQL at ${place.address} has version ${major}: upgrade it to ${oldestMajorVersion} or later, or change DATABASE_URL.`,
  );
}

/** What may be shown to people: no password. */
type Place = { address: string; host: string; user: string; database: string };

function describe(connection: Connection): Place {
  if (!('url' in connection)) return { address: connection.host, ...connection };
  try {
    return describeUrl(new URL(connection.url));
  } catch {
    throw badUrl(); // without the cause: it would show the password
  }
}

/** Throws what is not a PostgreSQL address, or is badly encoded. */
function describeUrl({ protocol, hostname, port, username, password, pathname, searchParams }: URL): Place {
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw badUrl();
  const [user = '', , urlHost, database = ''] = [username, password, hostname, pathname.slice(1)].map(
    decodeURIComponent,
  );
  const host = searchParams.get('host') || urlHost || 'localhost';
  return { address: host.startsWith('/') ? host : `${host}:${port || 5432}`, host, user, database };
}

function badUrl(): DatabaseSetupError {
  return new DatabaseSetupError(
    'DATABASE_URL is not a PostgreSQL address: write it like postgres://user:password@host:5432/name, ' +
      'with special characters in the password percent-encoded.',
  );
}

function explain(error: Error & { code?: string }, { address, host, user, database }: Place): string {
  if (error.message.includes('no encryption')) {
    return `PostgreSQL at ${address} wants an encrypted connection: add ?sslmode=verify-full to DATABASE_URL.`;
  }
  switch (error.code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The database host "${host}" is not known: check the host in DATABASE_URL.`;
    case '28P01':
    case '28000':
      return `PostgreSQL at ${address} refuses the user "${user}": check user and password in DATABASE_URL.`;
    case '3D000':
      return `PostgreSQL at ${address} has no database "${database}": create it, or correct the name in DATABASE_URL.`;
    case '53300':
      return `PostgreSQL at ${address} has no connection left: raise its max_connections, or stop other clients.`;
  }
  if (error.message.includes('does not support SSL')) {
    return `PostgreSQL at ${address} offers no encryption: remove sslmode from DATABASE_URL if the network is trusted.`;
  }
  if (isDatabaseUnavailable(error)) {
    return `No PostgreSQL answers at ${address}: start it, or correct host and port in DATABASE_URL.`;
  }
  return `PostgreSQL at ${address} cannot be used (${error.message}): check DATABASE_URL.`;
}
