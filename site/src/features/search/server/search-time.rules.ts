/** What somebody means by a time of the year, and what else they typed. */
export type TimedWords = {
  /** 1 to 12 a month, from 13 on spring, summer, autumn and winter (times_to_go). */
  time: number;
  /** "October", "autumn"; in the language of the reader. */
  name: string;
  /** The other words that say something; "" for none. */
  rest: string;
};

/** What a language calls the times of the year, and how it speaks of them. */
type TimeWords = {
  /** The time that a folded word names, 0 for none. */
  named: (word: string) => number;
  /** January to December, spring to winter, as they are printed. */
  names: readonly string[];
  /**
   * Words that mean something else as often: they are a time where they stand alone, or behind a word that leads to a
   * time.
   */
  ambiguous: ReadonlySet<string>;
  /** Of these, what is said of a place as well, as in "Iceland March": they are a time at the end, too. */
  alsoLast: ReadonlySet<string>;
  leading: ReadonlySet<string>;
  /** Words around a time that say nothing of the place. */
  filling: ReadonlySet<string>;
};

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
months.push('September', 'October', 'November', 'December');

const seasons: Record<string, number> = { spring: 13, summer: 14, autumn: 15, fall: 15, winter: 16 };
const others: Record<string, number> = { sept: 9 };

/** Small letters without accents and without the article that French joins to a word. */
const folded = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/^(?:l|d|qu)['’]/, '');
const setOf = (words: string) => new Set(words.split(' ').map(folded));

const english: TimeWords = {
  named: (word) =>
    seasons[word] ??
    others[word] ??
    months.findIndex((name) => name.toLowerCase() === word || name.slice(0, 3).toLowerCase() === word) + 1,
  names: [...months, 'spring', 'summer', 'autumn', 'winter'],
  ambiguous: setOf('march may jan mar jun fall spring dec'),
  alsoLast: setOf('march may jan jun dec'),
  leading: setOf('in during for early mid late this next by until of'),
  filling: setOf(
    'a an and are at be best by can could destination destinations do during early for get go going good great holiday holidays how i in is ' +
      'late me mid my next of on one place places shall should some spot spots that the there thing things this time to travel ' +
      'traveling travelling trip trips until vacation vacations visit visiting want we weather what when where which with you',
  ),
};

/** Of readers of another language, to whom "mar" is the sea. */
const englishElsewhere: TimeWords = {
  ...english,
  named: (word) => (english.ambiguous.has(word) ? 0 : english.named(word)),
};

type Spoken = {
  /** Spring to winter. */
  seasons: string;
  filling: string;
  /** Other words for a time. */
  also?: Readonly<Record<string, number>>;
  ambiguous?: string;
  leading?: string;
};

const spoken: Readonly<Record<string, Spoken>> = {
  de: {
    seasons: 'Frühling Sommer Herbst Winter',
    also: { Frühjahr: 13, Jänner: 1 },
    filling:
      'am an auf beste besten bester das dem den der die ein eine einen ende es anfang fahren für gehen geht gut ich im in ist kann man ' +
      'mit mitte nach ort orte orten reise reisen reiseziel reiseziele schön soll um und urlaub von wann was wo wohin zu zum',
  },
  fr: {
    seasons: 'printemps été automne hiver',
    ambiguous: 'mars été',
    leading: 'en au cet ce début mi fin pour',
    filling:
      'à aller au aux beau ce ces cet cette dans de des destination destinations du début en est et fin il je la le les lieu lieux meilleur ' +
      'meilleure meilleures meilleurs mi mois où partir pour quand que quel quelle quelles quels un une vacances veux visiter voyage voyager',
  },
  es: {
    seasons: 'primavera verano otoño invierno',
    filling:
      'a adónde al cuándo de del destino destinos dónde el en es esta este fin finales ir la las lo los lugar lugares mejor mejores mes ' +
      'para por principios que qué quiero se sitio sitios un una unas unos vacaciones viajar viaje viajes visitar y',
  },
  ar: {
    seasons: 'الربيع الصيف الخريف الشتاء',
    also: { ربيع: 13, صيف: 14, خريف: 15, شتاء: 16 },
    filling: 'في إلى من أين أذهب نذهب السفر سفر أفضل شهر مكان أماكن وجهات زيارة خلال فصل',
  },
};

const spokenIn = new Map<string, TimeWords>();

/** Of a language that we do not speak it is the months alone. */
function timeWordsIn(language: string): TimeWords {
  const [primary = ''] = language.split('-');
  if (primary === 'en') return english;
  const known = spokenIn.get(language);
  if (known) return known;
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const { seasons = '', also = {}, ambiguous = '', leading = '', filling = '' } = spoken[primary] ?? {};
  const names = [...months.map((_, at) => month.format(Date.UTC(2001, at))), ...seasons.split(' ')].filter(Boolean);
  const times = new Map(names.map((name, at) => [folded(name), at + 1]));
  for (const [word, time] of Object.entries(also)) times.set(folded(word), time);
  const words = {
    named: (word: string) => times.get(word) ?? 0,
    names,
    ambiguous: setOf(ambiguous),
    alsoLast: new Set<string>(),
    leading: setOf(leading),
    filling: setOf(filling),
  };
  spokenIn.set(language, words);
  return words;
}

/**
 * The first time of the year that is named in `text`, in the reader's language or in English; undefined where none is.
 */
export function timedWords(text: string, language: string): TimedWords | undefined {
  const words = (text.match(/[\p{Alphabetic}\p{M}\p{N}'’]+/gu) ?? []).map((word) => word.toLowerCase());
  const own = timeWordsIn(language);
  const found = readTime(words, own) ?? (own === english ? undefined : readTime(words, englishElsewhere));
  return found && { ...found, name: timeName(found.time, language) };
}

function readTime(words: readonly string[], spoken: TimeWords): Omit<TimedWords, 'name'> | undefined {
  const plain = words.map(folded);
  const at = plain.findIndex((word, place) => spoken.named(word) > 0 && isMeant(plain, place, spoken));
  if (at < 0) return undefined;
  const rest = words.filter((_, place) => place !== at && !spoken.filling.has(plain[place] ?? '')).join(' ');
  return { time: spoken.named(plain[at] ?? ''), rest };
}

/** As the language prints it: "October", "octubre". */
export const timeName = (time: number, language: string): string =>
  timeWordsIn(language).names[time - 1] ?? english.names[time - 1] ?? '';

function isMeant(words: readonly string[], place: number, { ambiguous, leading, alsoLast }: TimeWords): boolean {
  const word = words[place] ?? '';
  if (!ambiguous.has(word) || words.length === 1) return true;
  const before = words[place - 1] === 'the' ? words[place - 2] : words[place - 1];
  if (leading.has(before ?? '')) return true;
  return alsoLast.has(word) && place === words.length - 1;
}
