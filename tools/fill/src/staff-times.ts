// Prints how long the server takes for each call of the back office: npm run staff-times, on a filled database.
import type { Database } from '@trekker/database/database.ts';
import { addSession } from '@trekker/site/src/features/accounts/server/sessions/session.repository.ts';
import type { Site } from '@trekker/site/src/processes/composition/compose-site.ts';
import { explainFailure, StartError } from '@trekker/site/src/processes/start/start-failure.ts';
import { hashOfSecret, newSecret } from '@trekker/site/src/server/secret.ts';
import { watchReads } from './asked-statements.ts';
import { blocksOf } from './explain.ts';
import { withSilentSite } from './silent-site.ts';
import { type StaffCall, staffCalls } from './staff-calls.ts';

const rounds = 9;
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

try {
  await withSilentSite(async ({ app }, database) => {
    const ask = askAs(app, await loginOfAuthor(database));
    const asked = watchReads(database);
    const heads = ['least ms', 'median ms', 'most ms'].map((head) => head.padStart(10)).join('');
    console.log(`${heads}${'blocks'.padStart(8)}  call`);
    let refused = 0;
    for (const call of await staffCalls(database.pool)) {
      await giveImages(call, ask);
      const times: number[] = [];
      let status = 0;
      for (let round = 0; round < rounds; round += 1) {
        asked();
        const begin = performance.now();
        status = await ask(call);
        times.push(performance.now() - begin);
      }
      const blocks = await blocksOf(database.pool, asked());
      console.log(`${cellsOf(times)}${String(blocks).padStart(8)}  ${nameOf(call, status)}`);
      if (status !== 200) refused += 1;
    }
    if (refused > 0) throw new StartError(`${refused} calls were not answered 200: their times say nothing.`);
  });
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function loginOfAuthor({ pool, db }: Database): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(`select id from accounts where role = 'AUTHOR' limit 1`);
  if (!rows[0])
    throw new StartError(
      'No account of this database is an AUTHOR, in whose name staff calls are made: run npm run create-author, or fill an empty one.',
    );
  const token = newSecret();
  await addSession(db, { accountId: rows[0].id, tokenHash: hashOfSecret(token), cookieHash: null, seconds: 3600 });
  return token;
}

type Ask = (call: StaffCall, images?: readonly string[]) => Promise<number>;

function askAs(app: Site['app'], token: string): Ask {
  return async ({ method, url, body, switched }, images = []) => {
    const payload = switched ?? (body && formOf(body, images));
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode;
  };
}

/** Saves the row once with the images that its form needs, if that is what is missing. */
async function giveImages(call: StaffCall, ask: Ask): Promise<void> {
  if (call.images && (await ask(call)) === 400) await ask(call, call.images);
}

function formOf(fields: Record<string, string>, images: readonly string[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const field of images) form.append(field, new Blob([Buffer.from(onePixel, 'base64')]), 'picture.png');
  return form;
}

function cellsOf(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  return [0, Math.floor(rounds / 2), rounds - 1].map((at) => (sorted[at] ?? 0).toFixed(1).padStart(10)).join('');
}

function nameOf({ method, url, body, switched }: StaffCall, status: number): string {
  const fields = body ?? switched;
  return `${method} ${url}${fields ? ` ${JSON.stringify(fields)}` : ''}${status === 200 ? '' : `  answered ${status}`}`;
}
