// Prints how long the server takes for each call of the back office: npm run staff-times, on a filled database.
import { addSession } from '../../../site/src/features/accounts/server/session.repository.ts';
import { explainFailure } from '../../../site/src/processes/start-failure.ts';
import { hashOfSecret, newSecret } from '../../../site/src/server/secret.ts';
import { watchReads } from './asked-statements.ts';
import { blocksOf } from './explain.ts';
import { withSilentSite } from './silent-site.ts';
import { type StaffCall, staffCalls } from './staff-calls.ts';

const rounds = 9;

try {
  await withSilentSite(async ({ app }, database) => {
    const { rows } = await database.pool.query<{ id: string }>(`select id from accounts where role = 'AUTHOR' limit 1`);
    const token = newSecret();
    const session = { accountId: rows[0]?.id ?? '', tokenHash: hashOfSecret(token), cookieHash: null, seconds: 3600 };
    await addSession(database.db, session);
    const ask = ({ method, url, body, switched }: StaffCall) =>
      app.inject({
        method,
        url,
        ...(body && { payload: formOf(body) }),
        ...(switched && { payload: switched }),
        headers: { authorization: `Bearer ${token}` },
      });
    const asked = watchReads(database);
    console.log(
      `${'least ms'.padStart(10)}${'median ms'.padStart(10)}${'most ms'.padStart(10)}${'blocks'.padStart(8)}  call`,
    );
    for (const call of await staffCalls(database.pool)) {
      const times: number[] = [];
      let status = 0;
      for (let round = 0; round < rounds; round += 1) {
        asked();
        const begin = performance.now();
        status = (await ask(call)).statusCode;
        times.push(performance.now() - begin);
      }
      const blocks = await blocksOf(database.pool, asked());
      times.sort((one, other) => one - other);
      const cells = [
        (times[0] ?? 0).toFixed(1),
        (times[Math.floor(rounds / 2)] ?? 0).toFixed(1),
        (times.at(-1) ?? 0).toFixed(1),
      ];
      const note = status === 200 ? '' : `  answered ${status}`;
      const fields = call.body || call.switched ? ` ${JSON.stringify(call.body ?? call.switched)}` : '';
      console.log(
        `${cells.map((cell) => cell.padStart(10)).join('')}${String(blocks).padStart(8)}  ${call.method} ${call.url}${fields}${note}`,
      );
    }
  });
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
