import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from './language.ts';
import { type PrintingOf, printTextsBy } from './printed-texts.ts';

const store = new AsyncLocalStorage<Language>();

/** For a bundle that has the texts' code once more. */
export const printingInLanguage: PrintingOf = (key) => {
  const rules = store.getStore();
  if (!rules) return undefined;
  const message = rules.texts.get(key);
  if (message === undefined && rules.code !== 'en') rules.onMissing?.(key);
  return { message, rules };
};

printTextsBy(printingInLanguage);

/** Calls `work`; whatever it and what it starts print is in `language`. For servers. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result => store.run(language, work);
