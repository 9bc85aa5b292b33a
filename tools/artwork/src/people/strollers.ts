import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, poly, rect } from '@trekker/cover-art/core/shape.ts';

/**
 * People of towns and beaches, 0,0 between the feet, about 100 high, seen from behind or far enough not to need a face.
 */

/** In a coat and trousers, in mid-step; `scarf` lies round the neck. */
export function stroller(coat: string, trousers: string, hair: string, skin: string, scarf?: string): string {
  return (
    line('M-4 -42L-8 -22L-12 -2', tone(trousers, -0.05), 8) + line('M4 -42L7 -22L6 -1', trousers, 8) + line('M-16 -1H-9M4 0H12', '#2a2228', 4.6)
    + fill(curve([[-12, -34], [-12, -56], [-9, -70], [0, -75], [9, -70], [12, -56], [12, -34]], true), coat) + fill(curve([[3, -34], [4, -56], [3, -74], [9, -70], [12, -56], [12, -34]], true), tone(coat, -0.07))
    + line('M-10 -68L-15 -52L-13 -40', coat, 5.6) + line('M10 -68L14 -52L15 -42', tone(coat, -0.05), 5.6) + disc(-13, -38, 2.600, skin) + disc(15, -40, 2.600, skin)
    + (scarf ? line('M-6 -74Q0 -70 6 -74', scarf, 5) + line('M-4 -72L-6 -58', scarf, 4) : '') + rect(-3, -80, 6, 7, tone(skin, -0.06)) + disc(0, -86, 8, skin) + fill('M-9 -84Q-10 -96 0 -96Q10 -96 9 -84Q7 -80 4 -84Q0 -88 -6 -82Z', hair)
  );
}

/** In a dress, with long hair or a straw hat. */
export function lady(dress: string, hair: string, skin: string, hat?: string): string {
  return (
    line('M-4 -30L-5 0M5 -30L7 0', skin, 5) + line('M-7 0H-2M5 0H11', '#5a3a34', 4) + fill(curve([[-17, -22], [-10, -48], [-8, -68], [0, -73], [8, -68], [10, -48], [18, -22], [0, -18]], true), dress) + fill(curve([[4, -20], [4, -48], [3, -71], [8, -68], [10, -48], [18, -22]], true), tone(dress, -0.06))
    + line('M-8 -66L-14 -50L-11 -38M8 -66L15 -52L13 -40', skin, 4) + rect(-2.500, -78, 5, 8, tone(skin, -0.05)) + disc(0, -84, 7.5, skin) + fill(curve([[-9, -66], [-10, -84], [-6, -93], [3, -94], [9, -86], [9, -66], [4, -62], [-5, -62]], true), hair) + (hat ? oval(0, -88, 17, 4.5, hat) + fill('M-9 -89Q-8 -100 0 -100Q8 -100 9 -89Z', hat) + rect(-9, -91, 18, 3, tone(hat, -0.2)) : '')
  );
}

/** An open umbrella over whoever stands at 0,0; its stick is held at the right. */
export const umbrella = (cloth: string): string => line('M14 -46V-108', '#3a2c30', 1.8) + fill('M-24 -98Q-16 -126 14 -128Q44 -126 52 -98Q42 -103 33 -98Q24 -103 14 -98Q4 -103 -5 -98Q-14 -103 -24 -98Z', cloth) + fill('M14 -128Q44 -126 52 -98Q42 -103 33 -98Q30 -118 14 -128Z', tone(cloth, -0.08)) + fill(poly([[13, -128], [15, -128], [14, -134]]), '#3a2c30');
