import { allowedTypos, editDistance } from '../../search/server/spelling.rules.ts';

/** What is too short to tell one name from another: "of", "us", "the" in an address. */
const shortest = 3;

/** The words of a name or an address, in small letters without accents. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

const tellingWords = (words: readonly string[]) => words.filter((word) => [...word].length >= shortest);

/** Whether somebody who typed the one word may have meant the other: some slips, or an ending more or less. */
function isLike(typed: string, word: string): boolean {
  const most = allowedTypos(typed);
  if (editDistance(typed, word, most) <= most) return true;
  const [shorter, longer] = typed.length < word.length ? [typed, word] : [word, typed];
  // A sign of Chinese says as much as a syllable elsewhere.
  return shorter.length >= (/^[a-z\d]+$/.test(shorter) ? 4 : 2) && longer.startsWith(shorter);
}

/** Whether one of these texts has a word like one that was typed. */
export function isNamedLike(typed: readonly string[], names: readonly string[]): boolean {
  const words = names.flatMap(plainWords);
  return tellingWords(typed).some((one) => words.some((word) => isLike(one, word)));
}

/** Whether what was typed is the name, give or take slips and small words: "contct", "about-us", "log-in". */
export function isNameItself(typed: readonly string[], name: string): boolean {
  const words = plainWords(name);
  if (isLike(typed.join(''), words.join(''))) return true;
  const [telling, own] = [tellingWords(typed), tellingWords(words)];
  if (telling.length === 0 || own.length === 0) return false;
  return (
    telling.every((one) => own.some((word) => isLike(one, word))) ||
    (telling.length <= own.length + 1 && own.every((word) => telling.some((one) => isLike(one, word))))
  );
}
