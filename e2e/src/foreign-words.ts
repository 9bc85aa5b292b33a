import type { Page } from './fixtures.ts';

// Days come from the browser, which does not know the pseudo-language; keys, paths, addresses and formats are no words.
const noWords: readonly RegExp[] = [
  /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g,
  /\b(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sep(tember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\b/g,
  /\b(a|\d+) (second|minute|hour|day)s? ago\b/g,
  /\b(Ctrl|Alt|Shift|Esc|Enter|Tab)\b/g,
  /(^|\s)\/[\w/?=&%.#-]*/g,
  /\bhttps?:\/\/\S+|\S+@\S+/g,
  /\b(GeoJSON|GPX|KML|ICS|Markdown|JSON|CSV|ZIP|PostgreSQL|Google|AUTHOR|ADMIN|USER|UTC|EN|MB)\b/gi,
];

/**
 * What a page in the pseudo-language says that is no text of the catalogue: those stand in brackets, with accents. What
 * says its own language is somebody's, and not looked at.
 * @param names what else is left out, with the flag g
 */
export async function wordsOutsideTexts(page: Page, names: RegExp): Promise<string[]> {
  const said = await page.evaluate(() => {
    const found: string[] = [document.title];
    const isOwn = (element: Element | null) => element?.closest('script, style, noscript, [lang]:not(html)') != null;
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, nodeValue } = nodes.currentNode;
      if (!isOwn(parentElement)) found.push(nodeValue ?? '');
    }
    const heard = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ];
    for (const element of document.body.querySelectorAll(heard.map((name) => `[${name}]`).join()))
      if (!isOwn(element)) found.push(...heard.map((name) => element.getAttribute(name) ?? ''));
    return found;
  });
  return [...new Set(said)].filter((text) => {
    const rest = [...noWords, names].reduce(
      (left, pattern) => left.replace(pattern, ''),
      text.replace(/\[[^[\]]*\]/g, ''),
    );
    // Accents stand on these letters alone.
    return /[a-z]{2}/i.test(rest) && /[aceinosuy]/i.test(rest);
  });
}
