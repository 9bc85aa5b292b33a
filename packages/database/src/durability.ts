import type { ClientBase } from 'pg';

/** Settings without which a crash may lose what was acknowledged, or damage the files. */
export const durabilitySettings = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Names the durability settings that are off for this connection. Empty: a crash loses nothing that was committed. */
export async function findDurabilityRisks(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = 'off' ORDER BY name`,
    [durabilitySettings],
  );
  return rows.map((row) => row.name);
}
