import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../config/config.ts';
import { csvLine } from '../../features/activity-log/server/csv-line.rules.ts';
import { type Followed, followAddress } from '../redirects/follow-address.ts';
import { readOldAddresses } from '../redirects/old-addresses.ts';
import { StartError } from '../start/start-failure.ts';
import type { CommandInput } from './command.ts';

const usage = 'Usage: npm run check-redirects -- SITEMAP|LIST [--site ADDRESS] [--report FILE.csv]';

const words: Record<Followed['outcome'], string> = {
  page: 'Lead to a page of the same address',
  moved: 'Lead on in one hop',
  elsewhere: 'Lead to another site',
  temporary: 'Lead on, but for the time being: search engines keep the old address',
  chain: 'Lead on in more than one hop',
  loop: 'Lead in a circle, or on and on',
  missing: 'Lead nowhere',
  failed: 'Get no proper answer',
};
const outcomes = Object.keys(words) as Followed['outcome'][];
const isGood = (outcome: Followed['outcome']) => ['page', 'moved', 'elsewhere'].includes(outcome);

/** More at a time would be refused: the site limits how much one client reads. */
const atOnce = 8;
/** The rest stands in the report. */
const mostShown = 20;

/** Asks the site for every address that the old one had. Rejects where one of them leads to no page in one hop. */
export async function checkRedirects({ args, settings, say }: CommandInput): Promise<void> {
  const { source, values } = parsed(args);
  const { siteUrl } = loadConfig(settings);
  const site = URL.parse(values.site ?? siteUrl);
  if (!site || !/^https?:$/.test(site.protocol)) throw new StartError(`--site must be an http address. ${usage}`);
  const addresses = await readOldAddresses(source);
  const hosts = new Set([site.host, new URL(siteUrl).host]);
  for (const address of addresses) {
    const { host } = new URL(address, site);
    hosts.add(host);
  }
  say(`Addresses asked of ${site.origin}: ${addresses.length}`);
  const followed = await followAll(addresses, site, hosts, say);
  for (const outcome of outcomes) {
    const those = followed.filter((one) => one.outcome === outcome);
    if (those.length === 0) continue;
    say(`${words[outcome]}: ${those.length}`);
    if (isGood(outcome)) continue;
    for (const one of those.slice(0, mostShown)) say(`  ${lineOf(one)}`);
    if (those.length > mostShown) say(`  and ${those.length - mostShown} more`);
  }
  if (values.report) await writeReport(values.report, followed);
  const bad = followed.filter(({ outcome }) => !isGood(outcome)).length;
  if (bad > 0) throw new StartError(`${bad} of ${addresses.length} addresses do not lead to a page in one hop.`);
}

type Checked = Followed & { address: string };

/** In the order of the addresses. */
async function followAll(addresses: string[], site: URL, hosts: Set<string>, say: (line: string) => void) {
  const followed = new Array<Checked>(addresses.length);
  const all = addresses.entries();
  let done = 0;
  const worker = async () => {
    for (const [at, address] of all) {
      followed[at] = { address, ...(await followAddress(address, site, hosts)) };
      done += 1;
      if (done % 1000 === 0) say(`${done} of ${addresses.length}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return followed;
}

function lineOf({ address, outcome, status, hops, end }: Checked): string {
  if (outcome === 'missing' && hops === 0) return `${address} (${status})`;
  if (outcome === 'failed' && status === 0) return `${address} (no answer)`;
  return `${address} → ${end} (${status}, ${hops} ${hops === 1 ? 'hop' : 'hops'})`;
}

async function writeReport(file: string, followed: readonly Checked[]): Promise<void> {
  const output = createWriteStream(file, { flags: 'wx' });
  output.write(csvLine(['address', 'outcome', 'status', 'hops', 'end']));
  for (const { address, outcome, status, hops, end } of followed)
    output.write(csvLine([address, outcome, String(status), String(hops), end]));
  output.end();
  await finished(output).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new StartError(`${file} already exists: choose another name.`);
    throw error;
  });
}

function parsed(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { site: { type: 'string' }, report: { type: 'string' } },
    });
    const [source, ...more] = positionals;
    if (!source || more.length > 0) throw new Error('Name one sitemap or list.');
    return { source, values };
  } catch (error) {
    throw new StartError(`${(error as Error).message} ${usage}`);
  }
}
