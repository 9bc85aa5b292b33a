import { beforeAll, describe, expect, it } from 'vitest';
import { banners } from '../src/features/banners/server/banner.table.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { feedback } from '../src/features/feedback/server/feedback.table.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aPage } from '../src/features/pages/server/page.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

// In every text of everything that is not public. Wherever it turns up, something leaked.
const canary = 'canarybird';

const site = testSite(async () => ({ pages: await builtPages() }));
const ask: typeof site.ask = (path, options) => site.ask(path, options);

const shown = { slugs: [] as string[], ids: [] as string[] };
const hidden = { slugs: [] as string[], ids: [] as string[] };

beforeAll(async () => {
  const { db } = site;
  const texts = { description: `${canary} words`, tags: ['nature', canary], category: canary, country: 'Portugal' };
  for (const published of [true, false]) {
    const destination = published
      ? await aDestination(db, { name: 'Evora' })
      : await aDestination(db, {
          ...texts,
          name: `${canary} bay`,
          published,
          featured: true,
          latitude: 38.7,
          longitude: -9.1,
        });
    const story = published
      ? await aStory(db, { title: 'A day in Evora', tags: ['portugal'] })
      : await aStory(db, {
          title: `A ${canary} day`,
          excerpt: `${canary} words`,
          content: `${canary} words`,
          tags: ['portugal', canary],
          published,
          featured: true,
        });
    const highlight = published
      ? await aHighlight(db, { name: 'Ewa' })
      : await aHighlight(db, {
          name: `${canary} Ewa`,
          location: `${canary} bay`,
          description: `${canary} words`,
          published,
          featured: true,
        });
    const list = published ? shown : hidden;
    const page = published
      ? await aPage(db, { title: 'Press' })
      : await aPage(db, { title: canary, slug: `${canary}-page`, description: canary, content: canary, published });
    list.slugs.push(destination.slug, story.slug, page.slug);
    list.ids.push(destination.id, story.id, highlight.id, page.id);
  }
  await db.insert(banners).values({ title: canary, description: canary, smallDescription: canary, active: false });
  await db
    .insert(feedback)
    .values({ name: canary, email: `${canary}@example.com`, location: canary, message: canary, rating: 5, held: true });
  await db.insert(feedback).values({
    name: 'Ana',
    email: `ana-${canary}@example.com`,
    location: 'Faro',
    message: 'A calm hour by the sea.',
    rating: 5,
  });
});

/**
 * Every public GET call of the documentation, with each name that could stand in its path, and with the words that are
 * searched in the fields that it takes; lists get those that any list takes.
 */
async function publicCalls(): Promise<string[]> {
  const { json } = await ask('/openapi.json');
  const names = [...shown.slugs, ...shown.ids, ...hidden.slugs, ...hidden.ids, canary];
  return Object.entries(json.paths as Paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    if (!path.includes('{')) return withQueries(path, ['q', 'keyword', 'tag', 'tags']);
    const asked = get.parameters?.filter((each) => each.in === 'query').map((each) => each.name) ?? [];
    return names.flatMap((name) => withQueries(path.replace(/\{[^}]+\}/, name), asked));
  });
}

type Paths = Record<string, { get?: { parameters?: { in: string; name: string }[] } }>;

const searches = ['canary', canary, 'canarybirt', 'portugal', 'europe', 'nature', 'bay', 'day'];

function withQueries(path: string, fields: string[]): string[] {
  const asked = searches.flatMap((word) => fields.map((field) => `${path}?${field}=${word}`));
  return [path, `${path}?limit=100`, ...asked];
}

/** An answer that echoes what was asked for shows nothing that the asker did not know. */
function leaks(text: string, address: string): boolean {
  const asked = decodeURIComponent(address).includes(canary);
  return asked
    ? text.includes(`${canary} words`) || text.includes(`${canary} bay`) || text.includes(`${canary} day`)
    : text.includes(canary);
}

describe('drafts', () => {
  it('are in no public answer of the API (G-45, T05, T06)', async () => {
    const calls = await publicCalls();
    expect(calls.length).toBeGreaterThan(100);
    const leaking: string[] = [];
    for (const address of calls) {
      const { text } = await ask(address, { headers: { accept: 'application/json' } });
      if (leaks(text, address)) leaking.push(address);
    }
    expect(leaking).toEqual([]);
  });

  it('are on no page that links, feeds or the sitemap lead to (G-45, T06)', async () => {
    const waiting = [
      '/',
      '/destinations',
      '/stories',
      '/highlight',
      '/about',
      '/contact',
      '/sitemap.xml',
      '/feed.xml',
      '/robots.txt',
    ];
    waiting.push(...searches.map((word) => `/search?q=${word}`), `/tags/portugal`, `/tags/${canary}`);
    const seen = new Set(waiting);
    const leaking: string[] = [];
    for (const address of waiting) {
      const { text } = await ask(address, { headers: { accept: 'text/html' } });
      if (leaks(text, address)) leaking.push(address);
      for (const [, found = ''] of text.matchAll(/(?:href="|<loc>https?:\/\/[^/<]+)(\/[^"#<]*)/g)) {
        const next = found.replaceAll('&amp;', '&');
        if (!/^\/(assets|media|api)\//.test(next) && !seen.has(next) && seen.size < 250) {
          seen.add(next);
          waiting.push(next);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(30);
    expect(leaking).toEqual([]);
  });

  it('get the same answer as something that never existed (G-45, T06)', async () => {
    for (const path of ['/api/v3/destination/', '/api/story/', '/destinations/', '/stories/']) {
      const never = await ask(`${path}never-was`);
      for (const name of [...hidden.slugs, ...hidden.ids]) {
        const draft = await ask(path + name);
        expect(draft.status, path + name).toBe(404);
        expect(withoutMeant(draft.text).replaceAll(name, 'never-was')).toBe(withoutMeant(never.text));
        for (const slug of hidden.slugs) expect(draft.text).not.toContain(`href="${path}${slug}"`);
      }
    }
  });
});

/** What an address may have meant goes by its words, whether something hidden stands there or not. */
const withoutMeant = (page: string) =>
  page
    .replace(/<section [^>]*aria-labelledby="meant".*?<\/section>/s, '')
    .replace(/"similar":\[.*?\],"instead"/s, '"similar":[],"instead"');
