const link =
  /(?:https?:\/\/|www\.|\[url|<a\s|\b[\w-]+\.(?:com|net|org|ru|cn|info|biz|xyz|top|shop|online|site|club)\b)/i;

/** Whether a message smells of advertising: links, one character or word over and over, hardly a small letter. */
export function looksLikeSpam(message: string): boolean {
  return link.test(message) || /(.)\1{9,}/u.test(message) || repeatsItself(message) || shouts(message);
}

function repeatsItself(message: string): boolean {
  const words = message.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length >= 8 && new Set(words).size <= words.length / 4;
}

function shouts(message: string): boolean {
  const letters = message.replace(/\P{L}/gu, '');
  const capitals = message.replace(/\P{Lu}/gu, '');
  return letters.length >= 30 && capitals.length > letters.length * 0.8;
}
