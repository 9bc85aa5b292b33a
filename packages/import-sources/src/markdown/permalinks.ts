import { inLetters } from '../addresses.ts';

/** What a pattern for addresses may name of a text. */
export type Named = {
  /** Of the file, from the root of the content: `posts/lisbon/trip.markdown`. */
  path: string;
  /** By its front matter, or null. */
  slug: string | null;
  title: string;
  /** What its file is called, or the folder of an index, without a date. */
  basename: string;
  categories: readonly string[];
  /** As somebody has written it, wherever that was: `2019-05-01 23:30`. */
  date: string | null;
};

const months = 'January February March April May June July August September October November December'.split(' ');
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const two = (value: number): string => String(value).padStart(2, '0');

type Day = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'weekday' | 'yearday', number>;

function dayOf(date: string | null): Day | null {
  const [, ...parts] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(date ?? '') ?? [];
  const [year = Number.NaN, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const time = Date.UTC(year, month - 1, day);
  if (Number.isNaN(time)) return null;
  const yearday = Math.round((time - Date.UTC(year, 0, 1)) / 86_400_000) + 1;
  return { year, month, day, hour, minute, second, weekday: new Date(time).getUTCDay(), yearday };
}

/** The week of ISO 8601, and the year that it belongs to. */
function weekOf({ year, weekday, yearday }: Day): { week: number; year: number } {
  const week = Math.floor((yearday - (weekday || 7) + 10) / 7);
  const weeksOf = (of: number) => {
    const lastDay = new Date(Date.UTC(of, 11, 31)).getUTCDay();
    const firstDay = new Date(Date.UTC(of, 0, 1)).getUTCDay();
    return firstDay === 4 || lastDay === 4 ? 53 : 52;
  };
  if (week < 1) return { week: weeksOf(year - 1), year: year - 1 };
  return week > weeksOf(year) ? { week: 1, year: year + 1 } : { week, year };
}

const dates: Readonly<Record<string, (day: Day) => string>> = {
  year: ({ year }) => String(year),
  short_year: ({ year }) => two(year % 100),
  month: ({ month }) => two(month),
  i_month: ({ month }) => String(month),
  monthname: ({ month }) => (months[month - 1] ?? '').toLowerCase(),
  short_month: ({ month }) => (months[month - 1] ?? '').slice(0, 3),
  long_month: ({ month }) => months[month - 1] ?? '',
  day: ({ day }) => two(day),
  i_day: ({ day }) => String(day),
  hour: ({ hour }) => two(hour),
  minute: ({ minute }) => two(minute),
  second: ({ second }) => two(second),
  y_day: ({ yearday }) => String(yearday).padStart(3, '0'),
  yearday: ({ yearday }) => String(yearday),
  w_year: (day) => String(weekOf(day).year),
  week: (day) => two(weekOf(day).week),
  w_day: ({ weekday }) => String(weekday || 7),
  weekday: ({ weekday }) => String(weekday),
  weekdayname: ({ weekday }) => (weekdays[weekday] ?? '').toLowerCase(),
  short_day: ({ weekday }) => (weekdays[weekday] ?? '').slice(0, 3),
  long_day: ({ weekday }) => weekdays[weekday] ?? '',
};

const clock = ({ hour }: Day): number => hour % 12 || 12;
/** As Go writes a day: the parts of its own example, Monday the 2nd of January 2006 at 15:04:05. */
const goParts: Readonly<Record<string, (day: Day) => string>> = {
  '2006': ({ year }) => String(year),
  '06': ({ year }) => two(year % 100),
  January: ({ month }) => months[month - 1] ?? '',
  Jan: ({ month }) => (months[month - 1] ?? '').slice(0, 3),
  '01': ({ month }) => two(month),
  '1': ({ month }) => String(month),
  Monday: ({ weekday }) => weekdays[weekday] ?? '',
  Mon: ({ weekday }) => (weekdays[weekday] ?? '').slice(0, 3),
  '002': ({ yearday }) => String(yearday).padStart(3, '0'),
  '02': ({ day }) => two(day),
  '2': ({ day }) => String(day),
  '15': ({ hour }) => two(hour),
  '03': (day) => two(clock(day)),
  '3': (day) => String(clock(day)),
  '04': ({ minute }) => two(minute),
  '4': ({ minute }) => String(minute),
  '05': ({ second }) => two(second),
  '5': ({ second }) => String(second),
  PM: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
  pm: ({ hour }) => (hour < 12 ? 'am' : 'pm'),
};
const goPart = /January|Jan|Monday|Mon|2006|002|0[1-6]|15|[1-5]|PM|pm/g;

/** Undefined for what is no layout of Go. */
function goDate(layout: string): ((day: Day) => string) | undefined {
  if (!new RegExp(goPart).test(layout)) return undefined;
  return (day) => layout.replace(goPart, (part) => goParts[part]?.(day) ?? part);
}

/** As Hugo and Jekyll make an address of words: letters of any script stay. */
const urlized = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s._~-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-');

const foldersOf = ({ path }: Named): string[] => {
  const folders = path.split('/').slice(0, -1);
  // The folder of an index is its name.
  return /(^|\/)index\.\w+$/i.test(path) ? folders.slice(0, -1) : folders;
};

/** What a file is called, its day included, or the folder of an index. */
const wholeName = ({ path }: Named): string => {
  const steps = path.replace(/\.\w+$/, '').split('/');
  return (/^index$/i.test(steps.at(-1) ?? '') && steps.at(-2)) || (steps.at(-1) ?? '');
};

/** Names that Jekyll and Hexo know, or Hugo; those of days both. */
export type Program = 'jekyll' | 'hugo';
type Word = (named: Named) => string;

const jekyllCategories = ({ path, categories }: Named): string[] => {
  const [above = ''] = path.split(/(?:^|\/)_(?:posts|drafts)\//);
  return [...new Set([...above.split('/').filter(Boolean), ...categories.map((one) => one.toLowerCase())])];
};

const words: Readonly<Record<Program, Readonly<Record<string, Word>>>> = {
  jekyll: {
    title: ({ slug, basename }) => slug ?? basename,
    slug: ({ slug, basename }) => urlized(slug ?? basename),
    name: ({ basename }) => basename,
    basename: ({ basename }) => basename,
    post_title: ({ title }) => urlized(title),
    categories: (named) => jekyllCategories(named).join('/'),
    category: (named) => jekyllCategories(named).join('/'),
    slugified_categories: (named) => jekyllCategories(named).map(urlized).join('/'),
    collection: ({ path }) => /^_([^/]+)\//.exec(path)?.[1] ?? '',
    path: ({ path }) => path.replace(/^_[^/]+\//, '').replace(/\.\w+$/, ''),
    output_ext: () => '.html',
  },
  hugo: {
    title: ({ title }) => urlized(title),
    slug: ({ slug, title }) => urlized(slug ?? title),
    contentbasename: (named) => urlized(wholeName(named)),
    filename: (named) => urlized(wholeName(named)),
    slugorcontentbasename: (named) => urlized(named.slug ?? wholeName(named)),
    slugorfilename: (named) => urlized(named.slug ?? wholeName(named)),
    section: ({ path }) => (path.includes('/') ? (path.split('/')[0] ?? '') : ''),
    sections: (named) => foldersOf(named).join('/'),
  },
};

/**
 * The path that a pattern (`/:year/:month/:title/`) makes of a text; null where it names what is not known here, or a
 * day that the text has not.
 */
export function pathBy(pattern: string, named: Named, program: Program): string | null {
  const day = dayOf(named.date);
  let isKnown = true;
  const filled = pattern.replace(
    /:(\w+?)(?=_?(?::|\W|$))(\[[^\]]*\])?/g,
    (_, name: string, part: string | undefined) => {
      const word = Object.hasOwn(words[program], name) ? words[program][name] : undefined;
      const ofDay = Object.hasOwn(dates, name) ? dates[name] : program === 'hugo' && !word ? goDate(name) : undefined;
      const said = ofDay ? day && ofDay(day) : (word?.(named) ?? null);
      const whole = said === null || part === undefined ? said : partOf(said, part);
      isKnown &&= whole !== null;
      return whole ?? '';
    },
  );
  if (!isKnown) return null;
  const path = `/${filled}`.replace(/\/{2,}/g, '/');
  const isClimbing = path.split('/').some((step) => step === '..' || step === '.');
  return isClimbing || path === '/' ? null : inEscapes(path);
}

/** `:sections[1:]`, `[:last]`, `[last]`: of Hugo. */
function partOf(said: string, part: string): string | null {
  const all = said.split('/');
  const at = (text: string) => (text === 'last' ? all.length - 1 : Number(text));
  const [, from = '', colon, to = ''] = /^\[(\d+|last)?(:)?(\d+|last)?\]$/.exec(part) ?? [];
  if (!from && !colon) return null;
  if (!colon) return all[at(from)] ?? '';
  return all.slice(from ? at(from) : 0, to ? at(to) : all.length).join('/');
}

const inEscapes = (path: string): string =>
  path
    .split('/')
    .map((step) => encodeURIComponent(inLetters(step)))
    .join('/');

/** Whether each of its names is known, whatever the text. */
export const isKnownPattern = (pattern: string, program: Program): boolean =>
  pathBy(
    pattern,
    { path: 'a/b.markdown', slug: 'a', title: 'a', basename: 'a', categories: ['a'], date: '2019-05-01' },
    program,
  ) !== null;
