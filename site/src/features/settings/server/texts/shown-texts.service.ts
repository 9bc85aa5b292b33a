import { isTextKey } from '#contract/texts/catalogue.ts';
import { defaultIn, type OwnTexts } from '#contract/texts/text-in.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import { firstTexts } from '../site-setup/first-voice.texts.ts';
import { findTextsIn } from './text.repository.ts';

/**
 * What readers of a language, "" for the site's own, get in the place of defaults: staff's words in it, else those in
 * the site's own. Staff have made up their mind there, and what comes with the site might say what is not so.
 *
 * @param own what staff have worded anew in the site's own language; a text whose key is gone since is nobody's
 */
export async function textsShownIn(db: Queryable, language: string, own: OwnTexts): Promise<Record<string, string>> {
  const known = textsInstead(language, own);
  return language === '' ? known : { ...known, ...(await findTextsIn(db, language)) };
}

/** The same as long as staff have no words in that language. */
export function textsInstead(language: string, own: OwnTexts): Record<string, string> {
  const known = Object.fromEntries(Object.entries(own).filter(([key]) => isTextKey(key)));
  return language === '' ? known : translatedFirst(known, language);
}

/** What a new magazine begins with, by key. */
export const firstTextsIn = (language: string): Record<string, string> =>
  inLanguageOf(language, () =>
    Object.fromEntries(
      (Object.keys(firstTexts) as (keyof typeof firstTexts)[]).map((key) => [key, defaultIn(firstTexts, key)]),
    ),
  );

/** The site itself knows in other languages what it began with. */
function translatedFirst(own: OwnTexts, language: string): Record<string, string> {
  const [original, here] = [firstTextsIn(''), firstTextsIn(language)];
  return Object.fromEntries(
    Object.entries(own).map(([key, text]) => [key, text === original[key] ? (here[key] ?? text) : text]),
  );
}
