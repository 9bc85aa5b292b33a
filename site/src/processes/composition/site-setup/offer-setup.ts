import { openDatabase } from '@trekker/database/database.ts';
import type { Config } from '#config/config.ts';
import { newSetupCode } from '#features/settings/server/site-setup/setup-code.service.ts';
import { setupPath } from '#features/settings/site-setup.contract.ts';

/** Shows whoever started an empty site where to set it up. Each start makes another code: none is stored to be read. */
export async function offerSetup({ sample, siteUrl }: Config, databaseUrl: string): Promise<void> {
  if (sample !== 'none') return;
  const database = await openDatabase({ url: databaseUrl, poolSize: 1, statementTimeoutMs: 60_000 });
  try {
    const code = await newSetupCode(database.db);
    if (code !== null) tellSetupCode(siteUrl)(code);
  } finally {
    await database.close();
  }
}

/** The line with the code: on the screen of whoever runs the site, and in no log of requests. */
export const tellSetupCode =
  (siteUrl: string) =>
  (code: string): void =>
    console.log(`Set up your magazine: ${siteUrl}${setupPath}?code=${code}`);
