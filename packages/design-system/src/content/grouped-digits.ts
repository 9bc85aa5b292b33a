/**
 * "1,284". Made by hand: the first number that the browser's own formatter prints costs a phone a tenth of a second.
 */
export function groupedDigits(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}
