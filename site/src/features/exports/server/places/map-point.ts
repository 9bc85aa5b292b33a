/** A place as map programs know it, with the address of its page. */
export type MapPoint = {
  id: string;
  name: string;
  description: string;
  category: string;
  country: string;
  region: string;
  tags: readonly string[];
  latitude: number;
  longitude: number;
  address: string;
};

/** What a file says of itself: its name, who made it, and the page that shows the same. */
export type MapFile = { title: string; siteName: string; address: string };

/** Degrees to a tenth of a metre, never with an exponent, which XML's decimals do not know. */
export function degrees(value: number): string {
  return value
    .toFixed(6)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0');
}
