import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '../../test/site/built-pages.ts';
import { emptyFolder } from '../../test/site/child-site.ts';
import { runInside } from '../../test/site/command.ts';
import { testSite } from '../../test/site/test-site.ts';
import { addressRedirects } from '../features/addresses/server/address.table.ts';
import { aDestination } from '../features/destinations/server/destination.fixture.ts';
import { checkRedirects } from './commands/check-redirects.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const { folder, remove } = emptyFolder();
afterAll(remove);

/** Answers by a table: a status, or where an address leads. */
const answers: Record<string, { status: number; location?: string }> = {
  '/here': { status: 200 },
  '/2019/05/x/': { status: 301, location: '/here' },
  '/?p=12': { status: 301, location: 'https://new.example/here' },
  '/twice': { status: 301, location: '/2019/05/x/' },
  '/for-now': { status: 302, location: '/here' },
  '/round': { status: 301, location: '/and-round' },
  '/and-round': { status: 301, location: '/round' },
  '/sold': { status: 301, location: 'https://somebody.example/' },
  '/broken': { status: 500 },
};
let busy = 2;
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(({ url = '' }, reply) => {
    if (url === '/busy' && busy-- > 0) return void reply.writeHead(429, { 'retry-after': '1' }).end();
    const { status, location } = url === '/busy' ? { status: 200 } : (answers[url] ?? { status: 404 });
    reply.writeHead(status, location ? { location } : {}).end('words');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

let files = 0;
function file(content: string | Buffer, ending = 'xml'): string {
  files += 1;
  const name = path.join(folder, `old-${files}.${ending}`);
  writeFileSync(name, content);
  return name;
}
const sitemap = (...addresses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => `<url><loc> https://old.example${address} </loc><lastmod>2019-05-04</lastmod></url>`)
    .join('')}</urlset>`;
const check = (...args: string[]) => runInside(checkRedirects, args, { SITE_URL: 'https://new.example' });
const checkHere = (...args: string[]) => check(...args, '--site', origin);

describe('check-redirects', () => {
  test('is content where each address leads to a page in one hop', async () => {
    const { code, stdout } = await checkHere(file(sitemap('/here', '/2019/05/x/', '/?p=12', '/here', '/sold')));
    expect([code, stdout.split('\n')]).toEqual([
      0,
      [
        `Addresses asked of ${origin}: 4`,
        'Lead to a page of the same address: 1',
        'Lead on in one hop: 2',
        'Lead to another site: 1',
        '',
      ],
    ]);
  });

  test('tells what does not, with a report of all', async () => {
    const report = path.join(folder, 'report.csv');
    const all = ['/here', '/twice', '/for-now', '/round', '/gone', '/broken'];
    const { code, stdout, stderr } = await checkHere(file(sitemap(...all)), '--report', report);
    expect([code, stderr]).toEqual([1, '5 of 6 addresses do not lead to a page in one hop.\n']);
    for (const line of [
      '  https://old.example/twice → /here (200, 2 hops)',
      '  https://old.example/for-now → /here (200, 1 hop)',
      '  https://old.example/gone (404)',
      'Lead in a circle, or on and on: 1',
      '  https://old.example/broken → /broken (500, 0 hops)',
    ])
      expect(stdout.split('\n')).toContain(line);
    const lines = readFileSync(report, 'utf8').split('\r\n');
    expect(lines.slice(0, 3)).toEqual([
      '"address","outcome","status","hops","end"',
      '"https://old.example/here","page","200","0","/here"',
      '"https://old.example/twice","chain","200","2","/here"',
    ]);
    expect((await checkHere(file(sitemap('/here')), '--report', report)).stderr).toMatch(/already exists/);
  });

  test('waits where the site asks it to', async () => {
    expect((await checkHere(file(sitemap('/busy')))).code).toBe(0);
  });

  test.each([
    ['a packed sitemap', () => file(gzipSync(sitemap('/here')), 'xml.gz')],
    ['a list', () => file('/here\nhttps://old.example/here?utm=1#top\n\n', 'txt')],
    ['our own redirects.csv', () => file('"from","to","status"\r\n"/here","/there","301"\r\n', 'csv')],
    [
      'a sitemap with images',
      () =>
        file(
          sitemap('/here').replace(
            '</url>',
            `<image:image><image:loc>https://old.example/i.jpg</image:loc></image:image></url>`,
          ),
          'xml',
        ),
    ],
  ])('reads %s', async (_, source) => {
    answers['/here?utm=1'] = { status: 200 };
    const { code, stdout } = await checkHere(source());
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Addresses asked of .*: [12]\n/)]);
  });

  test('follows an index of sitemaps that has an address', async () => {
    const old = createServer(({ url }, reply) => {
      const { port } = old.address() as AddressInfo;
      const index = `<sitemapindex><sitemap><loc>http://127.0.0.1:${port}/one.xml</loc></sitemap></sitemapindex>`;
      reply.end(url === '/one.xml' ? sitemap('/here') : index);
    });
    await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(old.address() as AddressInfo).port}/sitemap.xml`;
    const { code, stdout } = await checkHere(address);
    expect([code, stdout]).toEqual([0, expect.stringContaining(': 1\n')]);
    const kept = await checkHere(
      file('<sitemapindex><sitemap><loc>https://old.example/1.xml</loc></sitemap></sitemapindex>'),
    );
    expect([kept.code, kept.stderr]).toEqual([1, expect.stringMatching(/is an index of sitemaps: give its address/)]);
    old.close();
  });

  test.each([
    [[], /Name one sitemap or list/],
    [['nowhere.xml'], /There is no file nowhere\.xml/],
    [['http://127.0.0.1:1/sitemap.xml'], /cannot be reached/],
    [['x', '--sight', 'y'], /Unknown option/],
  ])('says what is wrong with %j', async (args, message) => {
    const { code, stderr } = await check(...args);
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
  });

  test('refuses what holds no address, a broken sitemap and a wrong site', async () => {
    expect((await check(file('title,slug\nSalt,salt', 'csv'))).stderr).toMatch(/There is no address in/);
    expect((await check(file('<urlset><url><loc>https://old.example/here'))).stderr).not.toBe('');
    expect((await check(file(sitemap('/here')), '--site', 'ftp://x')).stderr).toMatch(/must be an http address/);
  });

  test('asks a real site, whose redirects are those that staff and imports have made', async () => {
    await aDestination(site.db, { name: 'Faro', slug: 'faro', formerSlugs: ['old-faro'] });
    await site.db.insert(addressRedirects).values({ path: '/2019/05/faro', target: '/destinations/faro' });
    const list = '/2019/05/faro/\n/destinations/old-faro\n/destinations/faro\n/sitemap.xml\n/2019/05/\n';
    const args = [file(list, 'txt'), '--site', site.origin];
    const { stdout } = await runInside(checkRedirects, args, { SITE_URL: 'https://new.example' });
    expect(stdout.split('\n').slice(1, -1)).toEqual([
      'Lead to a page of the same address: 2',
      'Lead on in one hop: 2',
      'Lead nowhere: 1',
      '  /2019/05/ → /2019/05 (404, 1 hop)',
    ]);
  });
});
