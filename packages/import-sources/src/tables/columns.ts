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

/** What Mailchimp, Ghost, Substack and their like know of a subscriber beside that: none of it is kept here. */
const unkept: ReadonlySet<string> = new Set(
  (
    'firstname lastname name fullname phone phonenumber address birthday company position zipcode memberrating optinip ' +
    'confirmip latitude longitude gmtoff dstoff timezone cc region lastchanged leid euid notes note tags labels id uuid ' +
    'complimentaryplan stripecustomerid deletedat tiers plan products expiry unsubreasonother cleancampaigntitle ' +
    'emailopenrate emailsopened emailsreceived7d activitylevel country stateprovince'
  ).split(' '),
);

export type TableKind = 'places' | 'subscribers';
/** Where in a row each field stands, and the headers that are none. `headers`: how many there are. */
export type Columns = {
  kind: TableKind;
  at: ReadonlyMap<string, readonly number[]>;
  others: { header: string; reason: 'unknown-column' | 'column-left-out' }[];
  headers: number;
};

const known: Readonly<Record<TableKind, Readonly<Record<string, readonly string[]>>>> = {
  places: placeHeaders,
  subscribers: subscriberHeaders,
};

/** What a table holds, by its headers; null for one that is neither. `named`: header → field, as somebody said. */
export function columnsOf(headers: readonly string[], named: ReadonlyMap<string, string>): Columns | null {
  const chosen = new Map([...named].map(([header, field]) => [plain(header), field]));
  for (const kind of ['subscribers', 'places'] as const) {
    const columns = columnsAs(kind, headers, chosen);
    if (columns.at.has(kind === 'places' ? 'name' : 'email')) return columns;
  }
  return null;
}

function columnsAs(kind: TableKind, headers: readonly string[], chosen: ReadonlyMap<string, string>): Columns {
  const at = new Map<string, number[]>();
  const others: Columns['others'] = [];
  for (const [index, header] of headers.entries()) {
    const field = fieldOf(kind, plain(header), chosen);
    // Several columns say since when somebody is a subscriber; a second name of a place says something else.
    if (field && (kind === 'subscribers' || !at.has(field))) at.set(field, [...(at.get(field) ?? []), index]);
    else if (header.trim() !== '') others.push({ header: header.trim(), reason: reasonOf(kind, plain(header)) });
  }
  return { kind, at, others, headers: headers.length };
}

function fieldOf(kind: TableKind, key: string, chosen: ReadonlyMap<string, string>): string | undefined {
  const field = chosen.get(key) ?? Object.entries(known[kind]).find(([, words]) => words.includes(key))?.[0];
  return field !== undefined && Object.hasOwn(known[kind], field) ? field : undefined;
}

const reasonOf = (kind: TableKind, key: string): Columns['others'][number]['reason'] =>
  kind === 'subscribers' && unkept.has(key) ? 'column-left-out' : 'unknown-column';

/** What `named` may name. */
export const fieldNames: readonly string[] = [...Object.keys(placeHeaders), ...Object.keys(subscriberHeaders)];
export const isField = (field: string): boolean => fieldNames.includes(field);
