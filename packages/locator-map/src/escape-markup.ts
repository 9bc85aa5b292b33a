const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
// Characters that XML 1.0 cannot hold (its production Char), not even escaped. One of them would make the whole file
// unreadable.
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for an element or an attribute in quotes, of HTML, SVG or any other XML. */
export function escapeMarkup(text: string): string {
  return text.replace(impossible, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Controls that XML forbids, and those that turn the direction of the text after them. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\ufffe\uffff\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** One line of any text without what XML or the line could not hold; not yet escaped. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(FORBIDDEN, '').trim();
}
