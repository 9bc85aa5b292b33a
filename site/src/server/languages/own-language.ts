import { setOwnLanguage } from '@trekker/texts/own-language.ts';
import { english, findInterfaceLanguage } from './open-languages.ts';

/** Has this process know which language the site is written in: English where the interface is not there in it. */
export const takeOwnLanguage = (code: string): void => setOwnLanguage(findInterfaceLanguage(code) ?? english);
