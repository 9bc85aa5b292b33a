import { beforeAll, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

// What the search page says where something else was searched than was typed.

const site = testSite(async () => ({ pages: await builtPages() }));

beforeAll(async () => {
  await aLanguage(site.db, { code: 'de' });
  await aDestination(site.db, { name: 'Naxos', country: 'Greece' });
  site.forget();
});

test.each([
  ['/de/search?q=griechenland', null],
  ['/de/search?q=naxso', 'Meinten Sie'],
  ['/search?q=griechenland', 'Did you mean'],
  ['/search?q=greece', null],
])('%s asks %s', async (address, asked) => {
  const { text } = await site.ask(address);
  expect(text).toContain('Naxos');
  expect(/Meinten Sie|Did you mean/.exec(text)?.[0] ?? null).toBe(asked);
});
