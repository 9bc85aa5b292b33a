import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from './language.ts';
import { type PrintingNow, printTextsBy } from './printed-texts.ts';

const store = new AsyncLocalStorage<Language>();
let otherwise: Language | undefined;

/** For a bundle that has the texts' code once more. */
export const printingInLanguage: PrintingNow = () => store.getStore() ?? otherwise;

printTextsBy(printingInLanguage);

/**
 * From now on what is done outside of inLanguage() is printed in this language: a start, timers, calls that ask for no
 * language. To be said when all modules are loaded, since none may read a text before; undefined takes it back.
 */
export function otherwiseInLanguage(language: Language | undefined): void {
  otherwise = language;
}

/** The language of what is being done now; undefined where it has none. */
export const languageInUse = (): Language | undefined => store.getStore() ?? otherwise;

/** Calls `work`; whatever it and what it starts print is in `language`. For servers. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result => store.run(language, work);
