const letters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The words of HTML that is too much to be read, line by line. It looks at each letter once, whatever they are. */
export const wordsOfHtml = (html: string): string =>
  html
    .replace(/<\/(?:p|div|li|tr|h[1-6])>|<br[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (name) => letters[name] ?? name);
