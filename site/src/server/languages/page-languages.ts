import type { Language } from '@trekker/texts/language.ts';
import { ownLanguage, ownTexts } from '@trekker/texts/own-language.ts';
import { interfaceLanguage, interfaceLanguages } from './open-languages.ts';

let codes: ReadonlySet<string> | undefined;

/** The language in front of a page's address, and what is left without it: `/stories?page=2`. */
export type AddressInLanguage = { code: string; address: string };

/**
 * Takes the language off an address, whether or not readers can choose it; undefined where there is none. Languages
 * that the interface is not there in begin no address.
 */
export function languageOf(address: string): AddressInLanguage | undefined {
  const [, code = ''] = /^\/([a-z]{2}(?:-[a-z0-9]+)*)(?=[/?]|$)/i.exec(address) ?? [];
  codes ??= interfaceLanguages();
  if (code === '' || !codes.has(code.toLowerCase())) return undefined;
  const rest = address.slice(code.length + 1);
  return { code: code.toLowerCase(), address: rest.startsWith('/') ? rest : `/${rest}` };
}

/** An address without the language in front of it, if there is one. */
export const withoutLanguage = (address: string): string => languageOf(address)?.address ?? address;

/** In which language a page is made, and where the pages of that language lie: "" or as "/de". */
export type PageLanguage = { language: Language; prefix: string };

/**
 * Where a page is: its address without the language. `is`: "led" where the address is another one's, "nowhere" where
 * readers cannot choose the language.
 */
export type PagePlace = PageLanguage & { address: string; is: 'there' | 'led' | 'nowhere' };

/**
 * Finds the language of a page in its address. Addresses with the site's own language in front lead on to those
 * without, as soon as there are others.
 * @param publicCodes those that readers can choose, the default first
 * @param isBeingSetUp while the site has no owner it is there in every language, for the owner to choose
 */
export function createPageLanguages(publicCodes: () => Promise<readonly string[]>, isBeingSetUp: () => boolean) {
  return async (address: string): Promise<PagePlace> => {
    const ownPlace = { language: ownTexts(), prefix: '' };
    const found = languageOf(address);
    const codes = !found ? [] : isBeingSetUp() ? [...interfaceLanguages()] : await publicCodes();
    if (!found || codes.length < 2) return { ...ownPlace, address, is: 'there' };
    if (found.code === ownLanguage()) return { ...ownPlace, address: found.address, is: 'led' };
    if (!codes.includes(found.code)) return { ...ownPlace, address, is: 'nowhere' };
    return { language: interfaceLanguage(found.code), prefix: `/${found.code}`, address: found.address, is: 'there' };
  };
}

export type PageLanguages = ReturnType<typeof createPageLanguages>;
