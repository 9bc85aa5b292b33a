import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, poly, rect } from '@trekker/cover-art/core/shape.ts';

/** Boats of warm seas, at 0,0, about 100 long, bow to the right. */

/** A lateen sail on a raked mast: dhow and felucca. */
export function dhow(hull: string, sail: string, shade: string): string {
  return (
    line('M4 -8L12 -66', tone(hull, 0.1), 2) +
    fill('M-34 -18Q-8 -24 44 -14Q56 -52 38 -112Q12 -86 -34 -18Z', sail) + fill('M44 -14Q56 -52 38 -112Q40 -60 14 -19.500Z', shade, 'opacity="0.55"') + line('M-34 -18Q6 -74 41 -118', tone(hull, 0.14), 1.8) + line('M-12 -28Q20 -42 46 -40M4 -56Q26 -66 46 -64M20 -82Q32 -90 44 -88', shade, 0.7, 'opacity="0.7"') +
    // The crew sits before the sail, behind the gunwale.
    [-30, -19, 27].map((x, i) => fill(`M${x - 3.4} -4Q${x - 3.4} -15 ${x} -16Q${x + 3.4} -15 ${x + 3.4} -4Z`, [shade, '#c9563f', '#e0a84a'][i]!) + disc(x + 0.4, -18.4, 2.3, '#4a2c26')).join('') +
    fill('M-52 -16Q-44 -7 -20 -6H26Q46 -8 60 -20Q54 2 40 6H-34Q-48 2 -52 -16Z', hull) + line('M-50 -12Q-40 -3 -20 -2H26Q44 -3 57 -15', tone(hull, 0.22), 1.3) + line('M-44 -5Q-36 2 -28 2.500H34Q44 1 50 -6', tone(hull, -0.06), 0.8) + line('M-50 -15L-60 4', tone(hull, 0.1), 1.6)
  );
}

/** A rice barge of Kerala under its woven roofs, about 150 long; `glow` lights its windows. */
export function houseboat(hull: string, thatch: string, glow: string): string {
  let weave = '';
  for (let i = 3; i < 20; i++) weave += `M${-56 + i * 5} -46Q${-54 + i * 5} -30 ${-57 + i * 5} -12`;
  const hood = (x: number, w: number, h: number, c: string): string => fill(`M${x - w / 2} -10Q${x - w / 2 - 3} ${-h * 0.7} ${x - w * 0.36} ${-h}Q${x} ${-h - 9} ${x + w * 0.36} ${-h}Q${x + w / 2 + 3} ${-h * 0.7} ${x + w / 2} -10Z`, c);
  return (
    fill('M-92 -32Q-84 -8 -60 -4H62Q84 -8 94 -36Q92 -2 66 7H-62Q-86 2 -92 -32Z', hull) + line('M-90 -24Q-78 -3 -58 0H62Q82 -3 92 -28', tone(hull, 0.2), 1.4) +
    rect(-66, -13, 136, 11, tone(hull, 0.1)) + hood(0, 122, 46, thatch) + fill('M-40 -50Q0 -60 40 -50L36 -46Q0 -54 -36 -46Z', tone(thatch, 0.1)) + line(weave, tone(thatch, -0.09), 1, 'opacity="0.6"') + line('M-61 -22Q0 -26 61 -22M-60 -34Q0 -39 60 -34', tone(thatch, -0.13), 1.2, 'opacity="0.7"') +
    [-34, -10, 14].map((x) => fill(`M${x} -12V-26Q${x + 8} -36 ${x + 16} -26V-12Z`, tone(hull, -0.02)) + fill(`M${x + 2} -12V-25Q${x + 8} -32 ${x + 14} -25V-12Z`, glow)).join('') +
    fill('M44 -46Q76 -44 84 -34L80 -32Q68 -38 46 -38Z', tone(thatch, -0.03)) + line('M78 -33V-8M66 -37V-6', tone(thatch, -0.14), 1.6) + line('M-66 -30V-6', tone(thatch, -0.14), 1.6) + fill('M-46 -44Q-70 -40 -76 -30L-72 -28Q-62 -34 -46 -36Z', tone(thatch, -0.03)) +
    disc(70, -22, 4, '#5a3428') + fill('M65 -8Q66 -19 70 -19Q75 -19 76 -8Z', '#f4ead2')
  );
}

/** A canoe with an outrigger; someone paddles. */
export function outrigger(hull: string, shirt: string, skin: string): string {
  return line('M-22 -4L-18 9M24 -4L28 9', tone(hull, -0.1), 1.8) + fill('M-34 8Q6 15 46 8Q4 11 -34 8Z', tone(hull, -0.06)) + fill(curve([[-6, -4], [-7, -20], [-2, -26], [4, -24], [6, -4]], true), shirt) + disc(1, -31, 4.6, skin) + line('M3 -22L14 -14M-1 -22L12 -20', skin, 2.6) + line('M10 -26L20 8', '#7a5236', 1.6) + oval(20.5, 8, 2.2, 5, '#7a5236') + fill('M-54 -10Q-40 -2 0 -2Q42 -2 58 -12Q46 6 6 6Q-44 6 -54 -10Z', hull) + line('M-50 -7Q-36 0 0 0Q40 0 54 -9', tone(hull, 0.2), 1.2);
}

/** A harbour ferry in green and cream. */
export function harbourFerry(hull: string, cream: string, pane: string): string {
  return fill('M-58 -6H58L50 6H-50Z', hull) + fill(poly([[-54, -6], [-50, -20], [50, -20], [54, -6]]), cream) + rect(-48, -17, 96, 6, pane) + fill(poly([[-42, -20], [-39, -32], [39, -32], [42, -20]]), mix(cream, '#ffffff', 0.3)) + rect(-36, -29, 72, 5, pane) + line(Array.from({ length: 15 }, (_, i) => `M${-42 + i * 6} -18V-6`).join(''), cream, 1.2) + rect(-44, -34, 88, 2.6, hull) + rect(-30, -42, 12, 9, cream) + rect(18, -42, 12, 9, cream) + rect(-5, -48, 10, 15, hull) + rect(-5, -44, 10, 3, '#e8b84a') + line('M-24 -42V-54M24 -42V-54', cream, 1);
}
