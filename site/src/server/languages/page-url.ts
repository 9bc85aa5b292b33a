import { hrefBelow } from '#contract/rules/addresses/language-prefix.ts';
import { requestLanguage } from './person-language.ts';

/** The whole address of a page, `path` being its own, in the language that is in use. */
export function pageUrl(siteUrl: string, path: string): string {
  const code = requestLanguage();
  return `${siteUrl}${hrefBelow(code && `/${code}`, path)}`;
}
