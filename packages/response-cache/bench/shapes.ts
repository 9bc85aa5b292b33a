/**
 * Answers of the sizes that a site sends: a page with thirty cards and the JSON behind it, as hard to compress as
 * prose.
 */
const SECURITY_HEADERS = {
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'Accept, Sec-Fetch-Dest',
  'content-security-policy': "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const SYLLABLES = ['ka', 'lo', 'mi', 'ren', 'su', 'ta', 'vo', 'el', 'an', 'dor', 'is', 'pu', 'gra', 'ne'];

/** The same words in every process: a small linear congruential generator instead of chance. */
function prose(words: number, seed: number): string {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
  const word = () => Array.from({ length: 1 + next(3) }, () => SYLLABLES[next(SYLLABLES.length)]).join('');
  return Array.from({ length: words }, word).join(' ');
}

const cards = Array.from({ length: 30 }, (_, index) => ({
  title: prose(3, index + 1),
  summary: prose(40, index + 100),
  image: `/media/${prose(2, index + 200).replace(' ', '-')}.avif`,
}));

const markup = ({ title, summary, image }: (typeof cards)[number]) =>
  `<article class="card"><a class="card-link" href="/places/${title.replaceAll(' ', '-')}"><img class="card-image" src="${image}" alt="${title}" ` +
  `width="640" height="480" loading="lazy"></a><h3 class="card-title">${title}</h3><p class="card-summary">${summary}</p></article>`;

export const shapes: Record<string, { headers: Record<string, string>; body: Buffer }> = {
  page: {
    headers: { 'content-type': 'text/html; charset=utf-8', ...SECURITY_HEADERS },
    body: Buffer.from(`<!doctype html><main>${cards.map(markup).join('')}</main>`),
  },
  json: {
    headers: { 'content-type': 'application/json; charset=utf-8', ...SECURITY_HEADERS },
    body: Buffer.from(JSON.stringify({ success: true, data: cards.slice(0, 4) })),
  },
};
