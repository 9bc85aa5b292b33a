import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SocketConnection } from './connections/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

export type ReplicatedServers = {
  primary: EmbeddedPostgres;
  /** Replays the primary's log as it is written. */
  replica: EmbeddedPostgres;
  restartReplica(): Promise<void>;
  restartPrimary(): Promise<void>;
  stop(): Promise<void>;
};

/** No data outlives its test. */
const settings = { fsync: 'off', full_page_writes: 'off' };

/** Starts two real servers: a primary and its streaming replica, which begins as a copy of the stopped primary. */
export async function startReplicatedServers(): Promise<ReplicatedServers> {
  const folder = mkdtempSync(path.join(tmpdir(), 'servers-'));
  chmodSync(folder, 0o711);
  const folders = { primary: path.join(folder, 'primary'), replica: path.join(folder, 'replica') };
  await (await startEmbeddedPostgres(folders.primary, { settings, onUnexpectedExit: () => {} })).stop();
  execFileSync('cp', ['-a', folders.primary, folders.replica]);
  writeFileSync(path.join(folders.replica, 'pg/standby.signal'), '');

  const start = (name: keyof typeof folders, more = {}) =>
    startEmbeddedPostgres(folders[name], { settings: { ...settings, ...more }, onUnexpectedExit: () => {} });
  const startReplica = () =>
    start('replica', {
      primary_conninfo: conninfo(servers.primary.connection),
      wal_retrieve_retry_interval: '100ms',
    });
  const servers = { primary: await start('primary') } as ReplicatedServers;
  servers.replica = await startReplica();
  return Object.assign(servers, {
    async restartPrimary() {
      await servers.primary.stop();
      servers.primary = await start('primary');
    },
    async restartReplica() {
      await servers.replica.stop();
      servers.replica = await startReplica();
    },
    async stop() {
      await servers.replica.stop();
      await servers.primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

const conninfo = ({ host, user }: SocketConnection) => `host=${host} port=5432 user=${user}`;
