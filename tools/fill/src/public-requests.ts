/** What visitors may ask for, by the feature that answers; `place` is a destination's slug, `story` a story's. */
export function publicRequests({ place, story }: { place: string; story: string }): Record<string, string[]> {
  return {
    destinations: [
      ...['', '?page=1000', '?sort=rating', '?sort=rating&page=1000', '?sort=name', '?sort=name&page=1000'],
      ...['?region=europe', '?region=europe&page=1000', '?region=asia&sort=rating', '?region=asia&sort=name&page=100'],
      ...[
        '?tags=nature',
        '?tags=festivals&sort=rating&page=1000',
        '?tags=quiet+harbour',
        '?tags=nature,food',
        '?tags=festivals&region=africa',
        '?q=lisbon',
        '?q=harbour',
        '?q=quiet+harbour',
        '?month=10',
        '?month=10&page=100',
        '?month=10&sort=rating',
        '?month=10&region=europe&page=100',
        '?month=10&tags=nature&page=100',
        '?month=10&q=harbour',
      ],
      ...[
        '/featured',
        '/featured?sort=rating',
        `/${place}`,
        `/${place}/nearby`,
        `/${place}/map.svg`,
        `/${place}/place.kml`,
        '/places.gpx?sort=name',
      ],
    ].map((rest) => `/api/v3/destination${rest}`),
    reviews: [
      '',
      '?page=3',
      '?sort=oldest',
      '?sort=highest',
      '?sort=lowest',
      '?sort=most-helpful',
      '?rating=5',
      '?category=food',
    ].map((rest) => `/api/v3/destination/${place}/reviews${rest}`),
    stories: [
      ...[
        '',
        '?page=1000',
        '?category=Adventure',
        '?category=Asia',
        '?tag=nature',
        '?tag=nature&page=1000',
        '?tag=quiet+harbour',
        '?q=lisbon',
        '/featured',
        '/home',
      ],
      ...[`/${story}`, `/${story}/next`],
    ].map((rest) => `/api/story${rest}`),
    highlights: [
      '',
      '?page=100',
      '?filter=top-rated',
      '?filter=recent',
      '?filter=americas',
      '?q=lisbon',
      '/featured',
      '/home',
    ].map((rest) => `/api/highlight${rest}`),
    search: [
      ...['lisbon', 'harbour', 'quiet+harbour', 'portugal', 'xyzzyq', 'lisbno', 'reykjavk', 'xyzzyqxyzzyq', 'l'].map(
        (words) => `/api/search?keyword=${words}`,
      ),
      ...[
        '/destinations?keyword=harbour&page=10',
        '/suggest?q=li',
        '/suggest?q=lisb',
        '/suggest?q=xyzzyq',
        '/suggest?q=l',
        '/suggest?q=san',
      ].map((rest) => `/api/search${rest}`),
    ],
    discovery: ['/sitemap.xml', '/feed.xml'],
    feedback: ['/api/testimonials', '/api/v3/auth/feedback', '/api/v3/auth/feedback?page=1000'],
  };
}

/** The same in another language of the site; `place` and `story` are slugs in it, `word` one that many texts hold. */
export function requestsIn(
  language: string,
  { place, story, word }: { place: string; story: string; word: string },
): string[] {
  const [inIt, inItToo] = [`?language=${language}`, `&language=${language}`];
  return [
    ...['', '?page=1000', '?sort=name&page=1000', '?region=europe', '?tags=nature', '?tags=nature&page=100'],
    ...['?q=lisbon', '/featured', `/${place}`, `/${place}/nearby`],
  ]
    .map((rest) => `/api/v3/destination${rest}`)
    .concat(
      ['', '?page=1000', '?tag=nature', '?category=Adventure', '/featured', '/home', `/${story}`, `/${story}/next`].map(
        (rest) => `/api/story${rest}`,
      ),
      [word, `${word}+lisbon`, 'xyzzyq', word.slice(0, 3)].map((words) => `/api/search?keyword=${words}`),
      [`/api/search/destinations?keyword=${word}&page=10`, `/api/search/suggest?q=${word.slice(0, 4)}`, '/feed.xml'],
    )
    .map((address) => address + (address.includes('?') ? inItToo : inIt));
}
