import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { aTeamMember } from '../src/features/about/server/about.fixture.ts';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { aBanner } from '../src/features/banners/server/banner.fixture.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { anImage } from '../src/features/media/server/media.fixture.ts';
import { mediaItems } from '../src/features/media/server/media.table.ts';
import { anMp4 } from '../src/features/media/server/uploads/hostile-files.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { anImageFile } from './calls/forms.ts';
import { type HostileFile, hostileCorpus } from './calls/hostile-corpus.ts';
import type { Received } from './calls/requests.ts';
import { type SeparateSite, startSeparateSite } from './site/separate-site.ts';
import { testSite } from './site/test-site.ts';

/** `npm run test:uploads` sends every file to every field; otherwise each goes to one of them, in turn. */
const everywhere = process.env.UPLOADS === 'all';
if (everywhere) vi.setConfig({ testTimeout: 7_200_000 });

const site = testSite();

type Field = { endpoint: Endpoint; path: string; field: string };

let fields: Field[];
let headers: Record<string, string>;
let corpus: HostileFile[];
let image: Buffer;
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
    media: (await anImage(db)).id,
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
  image = Buffer.from(await (await anImageFile()).arrayBuffer());
  apart = await startSeparateSite(site);
});
afterAll(async () => {
  expect(await apart.close()).toBe(0);
});

/** Whom the files go to: what sends them is not in its memory. */
let apart: SeparateSite;

/** A form as only hands write it: the name of the file is sent as it is. */
function send({ endpoint: { method }, path, field }: Field, { name, type, bytes }: HostileFile): Promise<Received> {
  const start = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(start), bytes, Buffer.from('\r\n--x--\r\n')]);
  const told = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  return apart.ask(path, { method, headers: told, body });
}

const goodFile = ({ endpoint, field }: Field): HostileFile =>
  endpoint.files?.[field]?.kind === 'video'
    ? { what: 'a film', name: 'a.mp4', type: 'video/mp4', bytes: anMp4(1024 * 1024) }
    : { what: 'a picture', name: 'a.png', type: 'image/png', bytes: image };

const seen = new Set<string>();

/** What is wrong with the files that an answer brought into the world. */
async function faultsOfServed(answer: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [address] of answer.matchAll(/\/media\/[^"\\ ?]+/g)) {
    if (seen.has(address) || known.has(address.slice(7, 39))) continue;
    seen.add(address);
    const { status, headers: told, body } = await apart.ask(address);
    const type = told['content-type'] ?? '';
    const policy = String(told['content-security-policy']);
    const isImage = /^image\/(webp|avif)$/.test(type);
    if (!/^\/media\/[0-9a-f]{32}(-\d+)?\.\w+$/.test(address)) faults.push(`${address} is no name of ours`);
    // Captions stay text; no browser runs what stands in them.
    if (status !== 200 || !(isImage || /^(video\/(mp4|webm)|text\/vtt; charset=utf-8)$/.test(type)))
      faults.push(`${address}: ${status} ${type}`);
    if (told['x-content-type-options'] !== 'nosniff') faults.push(`${address} may be guessed at`);
    if (!policy.includes("default-src 'none'") || !/; sandbox$/.test(policy)) faults.push(`${address}: ${policy}`);
    if (isImage && /canary-payload|script|<\?php|Exif|ICC_PROFILE/.test(body.toString('latin1')))
      faults.push(`${address} holds what was hidden`);
  }
  return faults;
}

test('any file sent as an image or video, in every field of every form, is refused or encoded anew (G-42, T50, T51, T52)', async () => {
  expect(corpus.length).toBeGreaterThanOrEqual(120);
  expect(fields.length).toBeGreaterThanOrEqual(20);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const started = apart.megabytes();
  // A process that has just started grows with the first good file of each kind; how much more the others cost is seen
  // after that.
  for (const field of fields) await send(field, goodFile(field));
  const before = apart.megabytes();
  let most = { ...before, during: '' };
  let [slowestMs, slowest, now] = [0, '', ''];
  const timer = setInterval(() => {
    const { own, others } = apart.megabytes();
    if (own + others > most.own + most.others) most = { own, others, during: now };
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
      memoryMb: { started, before, most },
    };
    const load = everywhere ? 'each to every field, one at a time' : 'each to one field, one at a time';
    console.log(JSON.stringify({ goal: 'G-42', load, counts }));
  };
  for (const [index, file] of corpus.entries()) {
    if (index % 20 === 19) report(index);
    for (const field of everywhere ? fields : [fields[index % fields.length] as Field]) {
      const said = `${file.what} as ${field.field} of ${field.endpoint.name}`;
      now = said;
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
  const strangeFiles = () =>
    readdirSync(apart.mediaFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^[0-9a-f]{32}(-\d+)?\.(webp|avif|mp4|webm)$/.test(entry.name))
      .map(({ name }) => name)
      // What was sent is kept as it came, for staff to download and for nobody to open.
      .filter((name) => !/^[0-9a-f]{32}-[0-9a-f]{32}\.original$/.test(name));
  // A job may just be writing the sizes of what was accepted: until they are whole they have other names.
  await expect.poll(strangeFiles).toEqual([]);
  expect(most.own + most.others - before.own - before.others).toBeLessThan(256);
});
