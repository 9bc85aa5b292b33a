import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, type Pt } from '@trekker/cover-art/core/shape.ts';
import type { Stage } from '@trekker/cover-art/core/stage.ts';

/**
 * A yak facing right, 0,0 between its feet, about 75 high: a hump, a skirt of hair to the knees, horns that sweep up;
 * it may carry a load.
 */
export function yak(s: Stage, hair: string, lit: string, load?: string): string {
  const leg = (x: number, c: string): string => line(`M${x} -24L${x + 1} 0`, c, 6.4) + oval(x + 2, -1, 4, 2, '#1a1216');
  let skirt = '';
  for (let i = 0; i < 34; i++) { const x = -38 + (i * 68) / 33; const y = -38 + Math.abs(x + 4) * 0.08; skirt += `M${x} ${y}q${s.r.range(-3, 1)} ${s.r.range(9, 15)} ${s.r.range(-4, 2)} ${s.r.range(19, 27)}`; }
  const body: Pt[] = [[-42, -40], [-40, -54], [-28, -62], [-6, -62], [8, -69], [20, -66], [32, -56], [44, -50], [56, -40], [59, -30], [54, -25], [44, -28], [36, -34], [28, -26], [-8, -22], [-34, -24]];
  return (
    leg(-24, tone(hair, -0.05)) + leg(18, tone(hair, -0.05)) + line('M-41 -46Q-56 -44 -53 -18', hair, 7) + line('M-53 -26Q-57 -16 -52 -10', tone(hair, 0.05), 9) + fill(curve(body, true), hair) + line(skirt, hair, 3.6) + line(skirt.slice(0, skirt.indexOf('M', Math.floor(skirt.length / 2))), tone(hair, 0.07), 1.4, 'opacity="0.6"') + leg(-31, hair) + leg(27, hair) +
    (load ? fill(curve([[-26, -38], [-28, -58], [-16, -66], [4, -66], [10, -58], [8, -38]], true), load) + line('M-26 -46H9M-9 -66V-38', tone(load, -0.16), 2.6) + fill(curve([[-20, -62], [-18, -78], [-8, -82], [2, -77], [4, -62]], true), tone(load, 0.1)) + line('M-20 -70H4', tone(load, -0.14), 2) : line('M-38 -54Q-26 -62 -6 -62Q10 -70 30 -58', lit, 1.8, 'opacity="0.7"')) +
    line('M44 -51Q33 -60 37 -75M47 -50Q59 -60 58 -76', '#d9ccb8', 3) + fill('M40 -50Q30 -52 28 -46Q36 -44 41 -46Z', hair) + disc(50, -41, 1.6, '#120c10') + oval(57, -29, 3.4, 3, '#8f7f7c') + line('M28 -54L33 -34', '#d9403a', 3) + disc(33, -32, 3, '#f2c23c') + disc(41, -53, 3, '#e0483c')
  );
}
