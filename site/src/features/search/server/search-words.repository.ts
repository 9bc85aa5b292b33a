import { ownLanguage } from '@trekker/texts/own-language.ts';
import { sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { searchPhrases, searchWords } from './search.table.ts';
import { editDistance, unswapped } from './spelling.rules.ts';

export type Kind = 'destinations' | 'stories' | 'highlights';

/** A word of what is published that a typed word may stand for, and in how many things of each kind it is. */
export type WordForm = Record<Kind, number> & {
  word: string;
  /** 0 = the word itself, 1 = another form of it (hike for hiking), 2 = it begins with what was typed. */
  nearness: 0 | 1 | 2;
};

export type TypedWord = {
  word: string;
  /** Says nothing by itself: "the", "of". */
  isStopWord: boolean;
  forms: WordForm[];
};

const mostWords = 8;
// Of the words that begin with a few letters, those that are found most: a letter alone begins thousands.
const mostBeginnings = 40;
const mostForms = 20;

const counts = sql`destinations, stories, highlights`;
const own = sql`${sql.placeholder('own')}::text`;
const typed = sql`own_typed(${own}, ${sql.placeholder('typed')})`;

const formsStatement = preparedOnce((db) =>
  db
    .select({
      form: sql<string>`search_form(${typed})`,
      word: sql<string>`typed.word`,
      isStopWord: sql<boolean>`typed.stem = '' and typed.word <> ''`,
      known: sql<string | null>`known.word`,
      nearness: sql<WordForm['nearness']>`known.nearness`,
      destinations: sql<number>`known.destinations`,
      stories: sql<number>`known.stories`,
      highlights: sql<number>`known.highlights`,
    })
    .from(
      sql`(select word collate "C" as word, own_form(${own}, word) collate "C" as form,
            own_stem(${own}, word) collate "C" as stem, min(position) as position
          from regexp_split_to_table(search_form(${typed}), ' ') with ordinality as split(word, position)
          where word <> '' group by word order by 3 limit ${sql.raw(String(mostWords))}) as typed
        left join lateral (
          (select word, 0 as nearness, ${counts} from ${searchWords} where word = typed.word)
          union all
          (select word, 1, ${counts} from ${searchWords}
            where stem = typed.stem and stem <> '' and word <> typed.word
            order by destinations + stories + highlights desc, word limit ${sql.raw(String(mostForms))})
          union all
          (select word, 2, ${counts} from ${searchWords}
            where word > typed.word and word < typed.word || chr(1114111) and stem <> typed.stem
            order by destinations + stories + highlights desc, word limit ${sql.raw(String(mostBeginnings))})
          union all
          (select word, 2, ${counts} from ${searchWords}
            where typed.form <> typed.word and word > typed.form and word < typed.form || chr(1114111) and stem <> typed.stem
            order by destinations + stories + highlights desc, word limit ${sql.raw(String(mostBeginnings))})
        ) as known on true`,
    )
    .orderBy(sql`typed.position`)
    .prepare('search_forms'),
);

export type TypedText = {
  /** As it is compared: without accents, case and signs. */
  form: string;
  /** The first eight different words, each with the published words that it may stand for. */
  words: TypedWord[];
};

/** What was typed, word by word. */
export async function readTyped(db: Queryable, text: string): Promise<TypedText> {
  const rows = await formsStatement(db).execute({ typed: text, own: ownLanguage() });
  const words = new Map<string, TypedWord>();
  for (const { form: _, word, isStopWord, known, ...rest } of rows) {
    const typedWord = words.get(word) ?? { word, isStopWord, forms: [] };
    words.set(word, typedWord);
    if (known !== null) typedWord.forms.push({ word: known, ...rest });
  }
  return { form: rows[0]?.form ?? '', words: [...words.values()] };
}

const similarStatement = preparedOnce((db) =>
  db
    .select({
      typed: sql<string>`typed.word`,
      word: sql<string>`alike.word`,
      uses: sql<number>`alike.destinations + alike.stories + alike.highlights`,
    })
    .from(
      sql`unnest(${sql.placeholder('words')}::text[]) as typed(word) cross join lateral similar_words(typed.word) as alike`,
    )
    .prepare('search_similar_words'),
);

/** For each word the published ones that look like it. */
export function listSimilarWords(db: Queryable, words: readonly string[]) {
  return similarStatement(db).execute({ words: [...words] });
}

const similarPhrasesStatement = (name: string) =>
  preparedOnce((db) =>
    db
      .select({ phrase: sql<string>`phrase`, letters: sql<string>`letters`, uses: sql<number>`uses` })
      .from(sql`${sql.raw(name)}(${sql.placeholder('letters')})`)
      .prepare(`search_${name}`),
  );

const similarPhrases = similarPhrasesStatement('similar_phrases');
const nearlySamePhrases = similarPhrasesStatement('nearly_same_phrases');
const oneTypoPhrases = similarPhrasesStatement('one_slip_phrases');

const lettersStatement = preparedOnce((db) =>
  db
    .select({ phrase: searchPhrases.phrase, letters: searchPhrases.letters, uses: searchPhrases.uses })
    .from(searchPhrases)
    .where(sql`${searchPhrases.letters} = any (${sql.placeholder('letters')}::text[])`)
    .orderBy(sql`${searchPhrases.uses} desc`)
    .limit(60)
    .prepare('search_phrases_by_letters'),
);

/** From so many letters on, one slip leaves enough of them to ask for nearly the same alone. */
const fewestOfLong = 8;

/**
 * Titles, places, countries and tags whose letters look like these; those that are one slip away alone, if there are
 * any. Two swapped letters leave a short name nothing that looks like it, so that it is looked for as it was.
 */
export async function listSimilarPhrases(db: Queryable, letters: string) {
  if (letters.length < fewestOfLong)
    return (
      await Promise.all([
        similarPhrases(db).execute({ letters }),
        lettersStatement(db).execute({ letters: unswapped(letters) }),
      ])
    ).flat();
  const alike = await oneTypoPhrases(db).execute({ letters });
  const close = alike.filter((phrase) => editDistance(letters, phrase.letters, 1) <= 1);
  return close.length > 0 ? close : nearlySamePhrases(db).execute({ letters });
}

const joinedStatement = preparedOnce((db) =>
  db
    .select({ phrase: searchPhrases.phrase })
    .from(searchPhrases)
    .where(
      sql`${searchPhrases.letters} >= ${sql.placeholder('letters')} and ${searchPhrases.letters} < ${sql.placeholder('letters')} || chr(1114111)`,
    )
    .orderBy(searchPhrases.letters)
    .limit(1)
    .prepare('search_joined_phrase'),
);

/**
 * The title, place, country or tag that begins with these letters when its spaces are left out: "machupi" is Machu
 * Picchu.
 */
export async function findPhraseByLetters(db: Queryable, letters: string): Promise<string | undefined> {
  const [found] = await joinedStatement(db).execute({ letters });
  return found?.phrase;
}

const partsStatement = preparedOnce((db) =>
  db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.word} = any (${sql.placeholder('parts')}::text[])`)
    .prepare('search_word_parts'),
);

/** Those of `parts` that are words of what is published. */
export async function listKnownWords(db: Queryable, parts: readonly string[]): Promise<string[]> {
  return (await partsStatement(db).execute({ parts: [...parts] })).map(({ word }) => word);
}

/** Has all published words begin as the forms of words in a language do. */
export async function restem(tx: Queryable, language: string): Promise<void> {
  await tx.update(searchWords).set({ stem: sql`own_stem(${language}, ${searchWords.word})` });
}
