import type { Ask } from './requests.ts';

/** An answer as far as it tells of what a site holds. */
export type PublicAnswer = { status: number; type: string; location: string; body: string };

/** Public calls that need no item's name; pages of the site's own are found in its sitemap. */
const calls = [
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
  '/api/site',
  '/api/banner',
  '/api/testimonials',
  '/api/v3/auth/feedback',
  '/api/web-contact-del',
  '/api/about',
  '/api/tags',
  '/api/v3/destination?limit=100',
  '/api/v3/destination?limit=100&sort=rating',
  '/api/v3/destination/featured',
  '/api/v3/destination/home',
  '/api/v3/destination/places.geojson',
  '/api/v3/destination/places.gpx',
  '/api/v3/destination/places.kml',
  '/api/story?limit=100',
  '/api/story/featured',
  '/api/story/home',
  '/api/highlight?limit=100',
  '/api/highlight/featured',
  '/api/highlight/home',
  '/api/search?q=island',
  '/api/search/destinations?q=europe',
  '/api/search/stories?q=food',
  '/api/search/highlights?q=sea',
  '/api/search/suggest?q=is',
];

/** What can be asked of an item, by what stands in addresses of pages. */
const ofItem: readonly [page: RegExp, calls: (slug: string) => string[]][] = [
  [
    /^\/destinations\/([^/]+)$/,
    (slug) => [
      `/api/v3/destination/${slug}`,
      `/api/v3/destination/${slug}/nearby`,
      `/api/v3/destination/${slug}/map.svg`,
      `/api/v3/destination/${slug}/reviews?limit=100`,
      `/api/v3/destination/${slug}/stories`,
      `/api/v3/destination/${slug}/place.gpx`,
      `/api/v3/destination/${slug}/plan.ics?start=2027-05-14`,
    ],
  ],
  [/^\/stories\/([^/]+)$/, (slug) => [`/api/story/${slug}`, `/api/story/${slug}/next`]],
  [/^\/authors\/([^/]+)$/, (slug) => [`/api/authors/${slug}`]],
  [/^\/([^/]+)$/, (slug) => [`/api/pages/${slug}`]],
];

const inLanguage = (call: string, language: string) => `${call}${call.includes('?') ? '&' : '?'}language=${language}`;

/**
 * A picture for links, cut out of an image as its address says. Each takes a process to cut, nearly half of the time of
 * all that can be asked: what they are cut from is compared in full, and some of them.
 */
const isCrop = (file: string) => /-share-\d+-\d+\.jpg$/.test(file);
const comparedCrops = 8;

/**
 * Everything that a visitor can ask a site for: calls, feeds, pages of its sitemap, and each file of media that any of
 * them names. `more`: addresses that nothing leads to, such as former ones.
 */
export async function publicAnswers(ask: Ask, more: readonly string[] = []): Promise<Map<string, PublicAnswer>> {
  const answers = new Map<string, PublicAnswer>();
  const look = async (path: string, accept: string) => {
    const key = `${accept} ${path}`;
    if (answers.has(key)) return '';
    const { status, headers, text, body } = await ask(path, { headers: { accept } });
    const type = String(headers['content-type'] ?? '');
    const isText = /json|html|xml|text|svg|gpx|kml|calendar/.test(type);
    const shown = isText ? text : body.toString('base64');
    answers.set(key, { status, type, location: String(headers.location ?? ''), body: shown });
    return isText ? text : '';
  };
  const open = [...calls, ...more];
  const sitemap = await look('/sitemap.xml', 'application/json');
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  for (const page of pages)
    for (const [shape, of] of ofItem) {
      const [, language, path = page] = /^\/([a-z]{2})(\/.+)$/.exec(page) ?? [];
      const [, slug] = shape.exec(path) ?? [];
      if (slug) open.push(...of(slug).map((call) => (language ? inLanguage(call, language) : call)));
    }
  const media = new Set<string>();
  const note = (text: string) => {
    for (const [file] of text.matchAll(/\/media\/[a-z0-9][a-z0-9.-]+\.(?:webp|avif|jpg|png|gif|mp4|webm|vtt)/g))
      media.add(file);
  };
  await several(open, async (path) => note(await look(path, 'application/json')));
  await several([...pages, ...more], async (page) => note(await look(page, 'text/html')));
  const [crops, files] = [[...media].filter(isCrop).sort(), [...media].filter((file) => !isCrop(file))];
  await several([...files, ...crops.slice(0, comparedCrops)], async (file) => void (await look(file, '*/*')));
  return answers;
}

/** Some at a time. */
async function several<Thing>(things: readonly Thing[], use: (thing: Thing) => Promise<void>): Promise<void> {
  const rest = things[Symbol.iterator]();
  const work = async () => {
    for (const thing of rest) await use(thing);
  };
  await Promise.all(Array.from({ length: 6 }, work));
}
