import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { count, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callsAs } from '../../test/calls/staff-calls.ts';
import { addressOf, emptyFolder } from '../../test/site/child-site.ts';
import { killWhen, runInside } from '../../test/site/command.ts';
import { testSite } from '../../test/site/test-site.ts';
import { anAccount } from '../features/accounts/server/account.fixture.ts';
import { accounts } from '../features/accounts/server/account.table.ts';
import { activityEntries } from '../features/activity/server/activity.table.ts';
import { destinationImages, destinations } from '../features/destinations/server/destination.table.ts';
import { importItems, importRuns } from '../features/imports/server/import.table.ts';
import { mediaItems } from '../features/media/server/media.table.ts';
import { aPhotograph } from '../features/media/server/uploads/hostile-files.fixture.ts';
import { newsletterSubscribers } from '../features/newsletter/server/newsletter.table.ts';
import { trashItems } from '../features/trash/server/trash.table.ts';
import { versions } from '../features/versions/server/version.table.ts';
import { importIntoSite } from './commands/import.ts';

const site = testSite();
const { folder, remove } = emptyFolder();
afterAll(remove);
beforeEach(async () => {
  const tables = [importRuns, destinations, newsletterSubscribers, trashItems, versions, accounts, activityEntries];
  for (const table of tables) await site.db.delete(table);
  await anAccount(site.db, { email: 'olga@example.com', role: 'AUTHOR' });
});

const settings = () => ({ DATABASE_URL: addressOf(site.database.connection as SocketConnection), DATA_DIR: folder });
const run = (...args: string[]) => runInside(importIntoSite, [...args, '--as', 'olga@example.com'], settings());

let files = 0;
function source(text: string, ending = 'csv'): string {
  files += 1;
  const file = path.join(folder, `table-${files}.${ending}`);
  writeFileSync(file, text);
  return file;
}

const places = () => site.db.select().from(destinations).orderBy(destinations.name);
const idOfImport = (stdout: string) => /This is import (\S+)\./.exec(stdout)?.[1] ?? '';

test('images of a place that failed are tried again, and are its cover and its gallery then', async () => {
  const images = path.join(folder, 'images');
  const names = ['bridge.jpg', 'harbor.jpg', 'roofs.jpg'];
  mkdirSync(images);
  const put = async (name: string, width: number) =>
    writeFileSync(path.join(images, name), await aPhotograph(width).jpeg().toBuffer());
  for (const [at, name] of names.slice(1).entries()) await put(name, 300 + at);
  const addresses = names.map((name) => `http://10.0.0.8/${name}`).join('|');
  const args = [source(`Name,Country,Images\nPorto,Portugal,"${addresses}"\n`), '--media-from', images];
  await run(...args);
  const shown = async () => {
    const [place] = await places();
    const items = new Map((await site.db.select().from(mediaItems)).map(({ id, fileName }) => [id, fileName]));
    const gallery = await site.db.select().from(destinationImages).orderBy(destinationImages.position);
    return [place?.thumbnailId, ...gallery.map(({ mediaId }) => mediaId)].map((id) => items.get(id ?? ''));
  };
  expect(await shown()).toEqual(names.slice(1));
  await put('bridge.jpg', 400);
  expect((await run(...args)).stdout).toContain('Updated: 1');
  expect(await shown()).toEqual(names);
  expect((await run(...args)).stdout).toContain('Here already: 1');
});

describe('a table of destinations', () => {
  const table = [
    'Name;Country;State;lat;LNG;Summary;Description;Best time;Tags;Sights;Budget',
    'Porto;Portugal;Norte;41,15;-8.61;Wine and stairs;"Up, and down.";May;River|Wine|wine;Ribeira;cheap',
    'Nowhere;;;;;;;;;;',
    ';Spain;;1;1;;;;;;',
    'Broken;Spain;;99;1;;;;;;',
    'porto;portugal;;41.15;-8.61;;;;;;',
  ].join('\n');

  test('comes as drafts that know what the table says, and nothing else', async () => {
    const { code, stdout } = await run(source(table));
    expect([code, stdout]).toEqual([0, expect.stringContaining('Places that came as drafts: 2')]);
    for (const told of ['skipped: no-name: 1', 'skipped: bad-coordinates: 1', 'skipped: same-as-before: 1'])
      expect(stdout).toContain(told);
    expect(stdout).toContain('no-such-field: 1 (Porto: budget: cheap)');
    const [nowhere, porto] = await places();
    expect(porto).toMatchObject({
      slug: 'porto',
      published: false,
      country: 'Portugal',
      regionText: 'Norte',
      region: 'europe',
      latitude: 41.15,
      longitude: -8.61,
      description: 'Wine and stairs',
      longDescription: 'Up, and down.',
      bestTimeToVisit: 'May',
      tags: ['River', 'wine'],
      popularFor: ['Ribeira'],
      averageTemperatureCelsius: null,
    });
    expect(nowhere).toMatchObject({ latitude: null, longitude: null, averageTemperatureCelsius: null, country: '' });
    expect(await site.db.select({ detail: activityEntries.detail }).from(activityEntries)).toEqual([
      { detail: '2 places' },
    ]);
  });

  test('makes drafts that staff can read, and publishing names what is missing', async () => {
    await run(source(table));
    const [nowhere] = await places();
    const staff = await callsAs(site, 'AUTHOR', 'Inês');
    const read = await staff('GET', `/api/v5/admin/destination/${nowhere?.id}`);
    expect([read.status, read.json.data.weatherInfo.avgTemp, read.json.data.location.coordinates]).toEqual([
      ...[200, null],
      { latitude: null, longitude: null },
    ]);
    expect((await staff('GET', '/api/v3/destination/admin')).status).toBe(200);
    const published = await staff('PUT', `/api/v5/admin/destination/published/${nowhere?.id}`, { published: true });
    expect(published.status).toBe(400);
    const named = published.json.errors.map(({ field }: { field: string }) => field);
    expect(named).toEqual(expect.arrayContaining(['country', 'category', 'latitude', 'longitude', 'avgTemp']));
    const bulk = { kind: 'destination', ids: [nowhere?.id], action: 'publish' };
    expect((await staff('POST', '/api/v5/admin/bulk', bulk)).json.data[0]).toMatchObject({ ok: false });
  });

  test('twice is once, and undo takes away what nobody has edited', async () => {
    const file = source(table);
    const { stdout } = await run(file);
    expect((await run(file)).stdout).toContain('Here already: 2');
    const staff = await callsAs(site, 'AUTHOR', 'Inês');
    const [nowhere] = await places();
    const put = await staff('PUT', `/api/v5/admin/destination/featured/${nowhere?.id}`, { featured: true });
    expect(put.status).toBe(200);
    const undone = await run('--undo', idOfImport(stdout));
    expect(undone.stdout).toContain('taken back: 1\nEdited since, and kept: 1');
    expect((await run('--undo', idOfImport(stdout), '--force')).stdout).toContain('taken back: 1');
    for (const from of [destinations, versions, importItems])
      expect(await site.db.select({ count: count() }).from(from)).toEqual([{ count: 0 }]);
  });

  test('may have headers of its own, which --column names', async () => {
    const file = source('Ziel,Land\nPorto,Portugal\n');
    expect((await run(file)).stderr).toContain('say which it is with --column');
    expect((await run(file, '--column', 'Ziel=name', '--column', 'Land=country')).code).toBe(0);
    expect((await places()).map(({ name, country }) => [name, country])).toEqual([['Porto', 'Portugal']]);
    expect((await run(file, '--column', 'Ziel=nothing')).stderr).toContain('write HEADER=FIELD');
  });
});

describe('points of a map', () => {
  const point = (name: string, ...coordinates: number[]) => ({
    type: 'Feature',
    properties: { name, country: 'Portugal' },
    geometry: { type: 'Point', coordinates },
  });
  const line = { type: 'Feature', properties: { name: 'A walk' }, geometry: { type: 'LineString', coordinates: [] } };
  const geojson = JSON.stringify({ type: 'FeatureCollection', features: [point('Porto', -8.61, 41.15), line] });
  const gpx = `<gpx version="1.1"><wpt lat="41.15" lon="-8.61"><name>Évora</name><desc>A &lt;b&gt;white&lt;/b&gt; town</desc></wpt>
    <wpt lat="1" lon="1"></wpt><trk><name>A walk</name></trk></gpx>`;
  const kml = `<kml><Placemark><name>Faro</name><Point><coordinates>-7.93,37.02,0</coordinates></Point></Placemark></kml>`;

  test.each([
    ['GeoJSON', geojson, 'json', 'Porto', -8.61],
    ['GPX', gpx, 'gpx', 'Évora', -8.61],
    ['KML', kml, 'kml', 'Faro', -7.93],
  ])('of %s come as draft places', async (_, text, ending, name, longitude) => {
    const { code } = await run(source(text, ending));
    expect(code).toBe(0);
    expect((await places()).map((place) => [place.name, place.longitude, place.published])).toEqual([
      [name, longitude, false],
    ]);
    if (ending === 'gpx') expect((await places())[0]?.longDescriptionMarkdown).toBe('A white town');
  });
});

describe('a list of subscribers', () => {
  const list = 'Email Address,Status,OPTIN_TIME\nAna@example.com,subscribed,2019-05-04 10:00:00\nbad,subscribed,\n';
  const left = 'Email Address,UNSUB_TIME\nbo@example.com,2020-01-01 00:00:00\n';
  const stored = async () => {
    const rows = await site.db.select().from(newsletterSubscribers).orderBy(newsletterSubscribers.email);
    return rows.map(({ email, state }) => `${email} ${state}`);
  };
  const mailed = async () =>
    (await site.db.execute(sql`select count(*)::int as count from pgboss.job where name = 'send-mail'`)).rows[0];

  test('waits for nothing and mails nobody: pending without --confirmed', async () => {
    const before = await mailed();
    const report = path.join(folder, 'subscribers.jsonl');
    const { stdout } = await run(source(list), source(left), '--report', report);
    expect(stdout).toContain('Subscribers that came: 2');
    expect(await stored()).toEqual(['ana@example.com pending', 'bo@example.com unsubscribed']);
    expect(await mailed()).toEqual(before);
    const kept = [readFileSync(report, 'utf8'), JSON.stringify(await site.db.select().from(importItems)), stdout];
    expect(kept.join('')).not.toContain('@example.com');
  });

  test('comes confirmed where somebody says that the consent is on file, and the activity keeps who', async () => {
    const file = source(list);
    await run(file);
    expect((await run(file, '--confirmed')).stdout).toContain('Updated: 1');
    expect(await stored()).toEqual(['ana@example.com confirmed']);
    const [entry] = await site.db
      .select()
      .from(activityEntries)
      .where(eq(activityEntries.detail, '1 subscriber, with their consent on file'));
    expect(entry).toMatchObject({ action: 'Imported subscribers' });
  });

  test('keeps when somebody has left, but for a day that is yet to come', async () => {
    await run(source(`${left}cy@example.com,2999-01-01 00:00:00\n`));
    const rows = await site.db.select().from(newsletterSubscribers).orderBy(newsletterSubscribers.email);
    const [bo, cy] = rows.map(({ unsubscribedAt }) => unsubscribedAt);
    expect(bo).toEqual(new Date('2020-01-01T00:00:00Z'));
    expect(cy?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('never subscribes whoever has left here, nor ends what somebody has begun here', async () => {
    await site.db.insert(newsletterSubscribers).values([
      { email: 'ana@example.com', state: 'unsubscribed', unsubscribedAt: new Date() },
      { email: 'bo@example.com', state: 'confirmed', confirmedAt: new Date() },
    ]);
    const { stdout } = await run(source(list), source(left), '--confirmed');
    expect(await stored()).toEqual(['ana@example.com unsubscribed', 'bo@example.com confirmed']);
    await run('--undo', idOfImport(stdout), '--force');
    expect(await stored()).toHaveLength(2);
  });

  test('never subscribes again whoever has left since it came, and undo keeps their word', async () => {
    const file = source(list);
    const { stdout } = await run(file);
    const later = new Date(Date.now() + 1000);
    await site.db.update(newsletterSubscribers).set({ state: 'unsubscribed', unsubscribedAt: later });
    await run(file, '--confirmed');
    expect(await stored()).toEqual(['ana@example.com unsubscribed']);
    expect((await run('--undo', idOfImport(stdout))).stdout).toContain('Edited since, and kept: 1');
    expect(await stored()).toHaveLength(1);
  });

  test('tells each column that stays behind once, in however many files it stands', async () => {
    const head = 'Email Address,First Name,Shoe size';
    const two = [
      source(`${head}\na@x.example,A,40\nb@x.example,B,41\n`),
      source(`${head},Unsub time\nc@x.example,C,42,\n`),
    ];
    const { stdout } = await run(...two, '--dry-run');
    expect(stdout).toContain('skipped: column-left-out: 1 (column First Name)');
    expect(stdout).toContain('skipped: unknown-column: 1 (column Shoe size)');
  });

  test('goes with its import', async () => {
    const { stdout } = await run(source(list), source(left), '--confirmed');
    expect((await run('--undo', idOfImport(stdout))).stdout).toContain('taken back: 2');
    expect([await stored(), await site.db.select().from(importItems)]).toEqual([[], []]);
  });
});

test('an import of points that is killed goes on behind the last', async () => {
  const rows = Array.from({ length: 150 }, (_, n) => `Place ${n},${n / 10},1`);
  const file = source(['name,lat,lon', ...rows].join('\n'));
  const made = async () => {
    const [row] = await site.db.select({ count: count() }).from(importItems).where(isNotNull(importItems.importedAt));
    return row?.count ?? 0;
  };
  for (const least of [1, 60])
    await killWhen(async () => (await made()) >= least, 'import', [file, '--as', 'olga@example.com'], settings());
  expect(await made()).toBeLessThan(150);
  expect(await made()).toBe((await places()).length);
  expect((await run(file)).code).toBe(0);
  expect([await made(), (await places()).length]).toEqual([150, 150]);
}, 600_000);
