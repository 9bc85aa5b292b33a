/** Headers as people write them, without case, blanks and signs. */
const plain = (header: string): string =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Fields of a place by the headers that name them. */
const placeHeaders: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'destination', 'city', 'place', 'title', 'placename', 'cityname', 'town'],
  country: ['country', 'countryname', 'nation', 'countrycode'],
  region: ['region', 'continent', 'area'],
  state: ['state', 'province', 'adminname', 'county'],
  latitude: ['lat', 'latitude', 'y', 'ycoord', 'geolat'],
  longitude: ['lon', 'lng', 'long', 'longitude', 'x', 'xcoord', 'geolng', 'geolon'],
  coordinates: ['coordinates', 'latlng', 'latlon', 'geo', 'location', 'gps'],
  shortDescription: ['shortdescription', 'summary', 'excerpt', 'tagline', 'teaser', 'shortline', 'intro'],
  description: ['description', 'longdescription', 'text', 'content', 'about', 'body', 'notes'],
  bestTime: ['besttime', 'besttimetovisit', 'season', 'whentogo'],
  budget: ['budget', 'price', 'cost', 'pricelevel'],
  currency: ['currency'],
  language: ['language', 'languages'],
  timeZone: ['timezone', 'tz'],
  tags: ['tags', 'tag', 'keywords', 'labels', 'categories', 'category'],
  highlights: ['highlights', 'attractions', 'sights', 'thingstodo'],
  images: ['image', 'images', 'photo', 'photos', 'imageurl', 'cover', 'coverimage'],
};

const subscriberHeaders: Readonly<Record<string, readonly string[]>> = {
  email: ['email', 'emailaddress', 'mail', 'subscriberemail'],
  since: ['optintime', 'confirmtime', 'createdat', 'subscribedat', 'datejoined', 'startdate', 'signupdate', 'date'],
  status: [
    'status',
    'subscribed',
    'subscribedtoemails',
    'activesubscription',
    'emailsubscribed',
    'emaildisabled',
    'state',
  ],
  unsubscribedAt: ['unsubtime', 'unsubscribedat'],
  unsubscribedBy: ['unsubcampaignid', 'unsubcampaigntitle', 'unsubreason'],
  cleanedAt: ['cleantime', 'cleanedat', 'bouncedat', 'cleancampaignid'],
};

export type TableKind = 'places' | 'subscribers';
/** Where in a row each field stands, and the headers that are none. */
export type Columns = { kind: TableKind; at: ReadonlyMap<string, number>; unknown: string[] };

const known: Readonly<Record<TableKind, Readonly<Record<string, readonly string[]>>>> = {
  places: placeHeaders,
  subscribers: subscriberHeaders,
};

/** What a table holds, by its headers; null for one that is neither. `named`: header → field, as somebody said. */
export function columnsOf(headers: readonly string[], named: ReadonlyMap<string, string>): Columns | null {
  const chosen = new Map([...named].map(([header, field]) => [plain(header), field]));
  for (const kind of ['subscribers', 'places'] as const) {
    const at = new Map<string, number>();
    const unknown: string[] = [];
    for (const [index, header] of headers.entries()) {
      const key = plain(header);
      const isField = ([, words]: [string, readonly string[]]) => words.includes(key);
      const field = chosen.get(key) ?? Object.entries(known[kind]).find(isField)?.[0];
      if (field && Object.hasOwn(known[kind], field) && !at.has(field)) at.set(field, index);
      else if (header.trim() !== '') unknown.push(header.trim());
    }
    if (at.has(kind === 'places' ? 'name' : 'email')) return { kind, at, unknown };
  }
  return null;
}

/** What `named` may name. */
export const fieldNames: readonly string[] = [...Object.keys(placeHeaders), ...Object.keys(subscriberHeaders)];
export const isField = (field: string): boolean => fieldNames.includes(field);
