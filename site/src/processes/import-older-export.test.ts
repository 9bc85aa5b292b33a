import { asc } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { emptyFolder } from '../../test/site/child-site.ts';
import { anOwner, exported, imported, zipLike } from '../../test/site/moved-site.ts';
import { testSite } from '../../test/site/test-site.ts';
import { aDestination } from '../features/destinations/server/destination.fixture.ts';
import { destinations } from '../features/destinations/server/destination.table.ts';

const from = testSite();
const to = testSite();
const { folder, remove } = emptyFolder();
afterAll(remove);

test('places come whole from an export that does not have one of their texts yet', async () => {
  await anOwner(to);
  const lisbon = await aDestination(from.db, { name: 'Lisbon', shortLine: 'Tiles and trams' });
  await aDestination(from.db, { name: 'Porto', shortLine: 'Port and bridges' });
  const older = await zipLike(await exported(from, folder), folder, (contents) => {
    const name = `destinations/${lisbon.slug}.md`;
    const text = String(contents.get(name));
    expect(text).toContain('shortLine: Tiles and trams\n');
    contents.set(name, Buffer.from(text.replace('shortLine: Tiles and trams\n', '')));
    return undefined;
  });
  await imported(to, older);
  const { name, shortLine } = destinations;
  expect(await to.db.select({ name, shortLine }).from(destinations).orderBy(asc(name))).toEqual([
    { name: 'Lisbon', shortLine: '' },
    { name: 'Porto', shortLine: 'Port and bridges' },
  ]);
});
