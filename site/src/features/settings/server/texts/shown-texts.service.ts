import { isTextKey } from '#contract/texts/editable-texts.ts';
import { defaultIn, type OwnTexts, type ShownTexts } from '#contract/texts/text-in.ts';
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
export async function textsShownIn(db: Queryable, language: string, own: OwnTexts): Promise<ShownTexts> {
  const instead = textsInstead(language, own);
  if (language === '') return instead;
  const here = await findTextsIn(db, language);
  return {
    texts: { ...instead.texts, ...here },
    fallbacks: instead.fallbacks.filter((key) => here[key] === undefined),
  };
}

/** The same as long as staff have no words in that language. */
export function textsInstead(language: string, own: OwnTexts): ShownTexts {
  const known = Object.fromEntries(Object.entries(own).filter(([key]) => isTextKey(key)));
  if (language === '') return { texts: known, fallbacks: [] };
  const texts = translatedFirst(known, language);
  // The name alone is the same everywhere.
  const fallbacks = Object.keys(texts).filter((key) => texts[key] === own[key] && texts[key] !== '{name}');
  return { texts, fallbacks };
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
