/** Controls that XML forbids, and those that turn the direction of the text after them. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\ufffe\uffff\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** One line of any text without what XML or the line could not hold; not yet escaped. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(FORBIDDEN, '').trim();
}
