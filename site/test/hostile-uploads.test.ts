import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { aTeamMember } from '../src/features/about/server/about.fixture.ts';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aBanner } from '../src/features/banners/server/banner.fixture.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { mediaItems } from '../src/features/media/server/media.table.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { type HostileFile, hostileCorpus } from './hostile-corpus.ts';
import type { Received } from './requests.ts';
import { testSite } from './test-site.ts';

/** `npm run test:uploads` sends every file to every field; otherwise each goes to one of them, in turn. */
const everywhere = process.env.UPLOADS === 'all';
vi.setConfig({ testTimeout: everywhere ? 7_200_000 : 180_000 });

const site = testSite({ config: { uploadQuota: { files: 1e9, megabytes: 1e6, totalMegabytes: null } } });

type Field = { endpoint: Endpoint; path: string; field: string };

let fields: Field[];
let headers: Record<string, string>;
let corpus: HostileFile[];
const known = new Set<string>();
beforeAll(async () => {
  const { db } = site;
  headers = (await aLogin(db, { role: 'AUTHOR' })).headers;
  const ids = {
    team: (await aTeamMember(db)).id,
    banner: (await aBanner(db)).id,
    destination: (await aDestination(db)).id,
    stories: (await aStory(db)).id,
    highlight: (await aHighlight(db)).id,
  };
  const idOf = (path: string) => Object.entries(ids).find(([kind]) => path.includes(`/${kind}/`))?.[1] ?? '';
  fields = site.site.endpoints.flatMap((endpoint) =>
    Object.keys(endpoint.files ?? {}).flatMap((field) =>
      endpoint.paths.map((path) => ({ endpoint, path: path.replace(':id', idOf(path)), field })),
    ),
  );
  // What the fixtures have has no files.
  for (const { file } of await db.select({ file: mediaItems.file }).from(mediaItems)) known.add(file.slice(0, 32));
  corpus = await hostileCorpus();
});

/** A form as only hands write it: the name of the file is sent as it is. */
function send({ endpoint: { method }, path, field }: Field, { name, type, bytes }: HostileFile): Promise<Received> {
  const start = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(start), bytes, Buffer.from('\r\n--x--\r\n')]);
  const told = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(body.length) };
  return site.ask(path, { method, headers: { ...headers, ...told }, body });
}

const seen = new Set<string>();

/** What is wrong with the files that an answer brought into the world. */
async function faultsOfServed(answer: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [address] of answer.matchAll(/\/media\/[^"\\ ?]+/g)) {
    if (seen.has(address) || known.has(address.slice(7, 39))) continue;
    seen.add(address);
    const { status, headers: told, body } = await site.ask(address);
    const type = told['content-type'] ?? '';
    const policy = String(told['content-security-policy']);
    const isPicture = /^image\/(webp|avif)$/.test(type);
    if (!/^\/media\/[0-9a-f]{32}(-\d+)?\.\w+$/.test(address)) faults.push(`${address} is no name of ours`);
    if (status !== 200 || !(isPicture || /^video\/(mp4|webm)$/.test(type)))
      faults.push(`${address}: ${status} ${type}`);
    if (told['x-content-type-options'] !== 'nosniff') faults.push(`${address} may be guessed at`);
    if (!policy.includes("default-src 'none'") || !/; sandbox$/.test(policy)) faults.push(`${address}: ${policy}`);
    if (isPicture && /canary-payload|script|<\?php|Exif|ICC_PROFILE/.test(body.toString('latin1')))
      faults.push(`${address} holds what was hidden`);
  }
  return faults;
}

/** In MB, of this process and those that it has started. */
function memory(): number {
  const self = `/proc/${process.pid}`;
  const children = readdirSync(`${self}/task`).flatMap((task) =>
    readFileSync(`${self}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const pages = [String(process.pid), ...children].map((pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    } catch {
      return 0;
    }
  });
  return Math.round(pages.reduce((sum, count) => sum + count, 0) / 256);
}

test('whatever is sent as a picture or a film is refused or made anew, by every field of every form (G-42, T50, T51, T52)', async () => {
  expect(corpus.length).toBeGreaterThanOrEqual(120);
  expect(fields.length).toBeGreaterThanOrEqual(20);
  const measurable = process.platform === 'linux';
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const before = measurable ? memory() : 0;
  let [most, slowestMs, slowest] = [0, 0, ''];
  const timer = setInterval(() => {
    most = Math.max(most, measurable ? memory() : 0);
  }, 100);
  const report = (files: number) => {
    const counts = {
      files,
      fields: fields.length,
      statuses,
      faults: faults.length,
      served: seen.size,
      slowestMs,
      slowest,
    };
    const load = everywhere ? 'each to every field, one at a time' : 'each to one field, one at a time';
    console.log(JSON.stringify({ goal: 'G-42', load, counts: { ...counts, grownMb: most - before } }));
  };
  for (const [index, file] of corpus.entries()) {
    if (index % 20 === 19) report(index);
    for (const field of everywhere ? fields : [fields[index % fields.length] as Field]) {
      const said = `${file.what} as ${field.field} of ${field.endpoint.name}`;
      const started = performance.now();
      const { status, text } = await send(field, file);
      const took = Math.round(performance.now() - started);
      if (took > slowestMs) [slowestMs, slowest] = [took, said];
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500) faults.push(`${status} ${text}: ${said}`);
      if (status < 300) faults.push(...(await faultsOfServed(text)).map((fault) => `${fault}: ${said}`));
    }
  }
  clearInterval(timer);
  report(corpus.length);
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);
  const names = readdirSync(`${site.dataDirectory}/media`, { recursive: true, withFileTypes: true });
  expect(
    names.filter((entry) => entry.isFile() && !/^[0-9a-f]{32}(-\d+)?\.(webp|avif|mp4|webm)$/.test(entry.name)),
  ).toEqual([]);
  expect(most - before).toBeLessThan(256);
});
