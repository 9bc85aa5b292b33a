import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { coconutPalm } from '../../src/animals/coconut.ts';
import { birds, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { foliage } from '@trekker/cover-art/trees.ts';
import { ripples, water } from '@trekker/cover-art/water.ts';

/**
 * A shore-operated lift net, its pivot at 0,0: two curved arms over the water to the right, the net between four bowed
 * poles, stones as counterweights.
 */
function net(wood: string, mesh: string, rope: string): string {
  const tip: Pt = [330, -240];
  const corner: Pt[] = [[190, -30], [300, 6], [452, -22], [352, -64]];
  let out = '';
  for (const c of corner) out += line(curve([tip, [(tip[0] + c[0]) / 2 + (c[0] - tip[0]) * 0.24, (tip[1] + c[1]) / 2 - 26], c]), wood, 4.4);
  const belly = (t: number, u: number): Pt => { const a: Pt = [corner[0]![0] + (corner[1]![0] - corner[0]![0]) * t, corner[0]![1] + (corner[1]![1] - corner[0]![1]) * t]; const b: Pt = [corner[3]![0] + (corner[2]![0] - corner[3]![0]) * t, corner[3]![1] + (corner[2]![1] - corner[3]![1]) * t]; return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u + 100 * Math.sin(Math.PI * t) * Math.sin(Math.PI * u)]; };
  let mesh2 = '';
  for (let i = 0; i <= 12; i++) { mesh2 += curve(Array.from({ length: 9 }, (_, k) => belly(i / 12, k / 8))) + curve(Array.from({ length: 9 }, (_, k) => belly(k / 8, i / 12))); }
  out += line(mesh2, mesh, 1, 'opacity="0.85"');
  out += line(curve([[-150, -20], [0, -40], [150, -130], tip]), wood, 9) + line(curve([[-130, 6], [20, -20], [170, -112], tip]), wood, 9) + line('M0 30L-10 -190M26 40L-10 -190M-10 -190L-150 -20', wood, 6) + line(`M-10 -190L${tip[0]} ${tip[1]}M-10 -190L150 -130`, rope, 2);
  for (let i = 0; i < 5; i++) out += line(`M${-150 + i * 22} ${-18 - i * 3}V${40 + (i % 2) * 16}`, rope, 1.8) + oval(-150 + i * 22, 50 + (i % 2) * 16, 11, 13, '#5a4a50');
  return out;
}

/** A fisherman who hauls at a rope, feet at 0,0, about 100 high, facing left. */
const hauler = (cloth: string, shirt: string): string => line('M-6 -34L-14 0M6 -34L16 0', '#5a3a2c', 7) + fill('M-13 -56H13L15 -26H-14Z', cloth) + fill(curve([[-12, -54], [-16, -72], [-10, -84], [6, -84], [12, -70], [12, -54]], true), shirt) + line('M-10 -80L-30 -92L-40 -108M4 -80L-20 -84L-36 -96', '#5a3a2c', 5) + disc(-4, -93, 8, '#5a3a2c') + fill('M-13 -94Q-14 -104 -3 -104Q7 -103 5 -94Z', '#f4ead8');

export const nets: Scene = {
  slug: 'kerala-fishing-nets-sunset', place: 'Kochi, Kerala, India', seed: 3512, light: 0.5, air: '#f7b890',
  alt: 'The great lift nets of Kochi hang like wings against a red sun, fishermen haul at the ropes and palms lean over the shore',
  layers: () => [
    sky(['#3f4a94', '#8a6ab4', '#e0789c', '#ff9468', '#ffcf84'], 640),
    sun({ x: 0.64, y: 500, r: 128, colour: '#fff0bc', glow: '#ff9f54', reach: 760 }),
    streaks({ y: [60, 560], count: 15, colours: ['#b57ab8', '#ff8f80', '#ffc48c'], opacity: 0.75, width: [260, 760] }),
    layer(0.1, (s) => { let out = fill(curve([[-120, 634], [s.w * 0.1, 624], [s.w * 0.3, 632], [s.w * 0.44, 640], [-120, 648]], true), '#8a5a8c'); for (let i = 0; i < 26; i++) out += put(s.x(s.r.range(-0.04, 0.4)), 636, s.r.range(0.4, 0.9), coconutPalm(s, '#7a5484', ['#7a5486', '#86608c', '#9a6c8f'], s.r.range(-14, 14), 9)); return out; }),
    water({ depth: 0.16, top: 638, stops: ['#ffc07c', '#e87f7c', '#8f5a94', '#3a3474'], ripples: { light: '#ffdca4', dark: '#7a4a88', count: 240, opacity: 0.5 }, glitter: { x: 0.64, colour: '#fff0bc', spread: 130, count: 260 } }),
    layer(0.24, (s) => `<g opacity="0.75">${put(s.x(s.tall ? 0.5 : 0.66), 690, 0.52, net('#7a4a70', '#8a5a7a', '#7a4a70'))}</g>` + rect(s.x(s.tall ? 0.44 : 0.6), 694, s.x(0.1), 6, '#6a4068') + [0, 1, 2, 3].map((i) => rect(s.x(s.tall ? 0.45 : 0.61) + i * 40, 698, 4, 30, '#6a4068')).join('')),
    layer(0.3, (s) => group(ripples(s, 700, 900, '#ffd9a0', 40, 0.5) + put(s.x(0.9), 726, 0.8, fill('M-60 -8Q0 6 62 -14Q40 12 0 12Q-44 10 -60 -8Z', '#3a2450') + line('M-6 -4V-66', '#3a2450', 2.4) + fill('M-4 -64Q40 -40 42 -10H-4Z', '#a8506c')))),
    layer(0.5, (s) => {
      const x = s.x(s.tall ? 0.2 : 0.3);
      // The staging on stilts, planks and a ladder.
      let out = '';
      for (let i = 0; i < 8; i++) out += rect(x - 210 + i * 40, 812, 8, 130, '#2a1838');
      out += fill(`M${x - 240} 806H${x + 90}V824H${x - 240}Z`, '#3f2444') + line(`M${x - 240} 806H${x + 90}`, '#ffa46c', 2.4, 'opacity="0.8"');
      out += put(x, 776, s.tall ? 0.98 : 1.35, net('#2f1c3c', '#3f2a4c', '#4a3050'));
      const k = 1.05;
      return out + put(x - 90, 806, k, hauler('#e8d9c4', '#a83a4c'), 0, true) + put(x - 150, 806, k, hauler('#3f6f8a', '#e2c48f'), 0, true) + put(x - 206, 806, k, hauler('#d9a03c', '#4a6a5c'), 0, true);
    }),
    birds({ x: 0.5, y: 330, count: 8, size: 15, colour: '#4a2c5c', spread: 150 }),
    layer(0.8, (s) => {
      const bank: Pt[] = [[-120, 880], [s.w * 0.1, 892], [s.w * 0.24, 930], [s.w * 0.4, 972], [s.w * 0.62, 1000], [s.w + 120, 1010]];
      let out = fill(`${curve(bank)}L${s.w + 120} 1120L-120 1120Z`, s.down(880, 1000, ['#5a3050', '#241434'])) + line(curve(bank.slice(0, 5)), '#ff9a6c', 3, 'opacity="0.6"');
      for (let i = 0; i < 16; i++) out += foliage(s, s.r.range(-60, s.w * 0.2), 930 + s.r.range(-10, 60), s.r.range(30, 60), s.r.range(20, 34), ['#1c1230', '#2f1f40', '#5a3450'], 10);
      return out + oval(s.x(0.3), 962, 90, 12, '#1c1230', 'opacity="0.5"') + put(s.x(0.3), 956, 1.1, fill('M-84 -22Q0 14 88 -30Q64 8 12 14Q-56 12 -84 -22Z', '#2f6f8a') + fill('M-78 -20Q0 12 82 -27Q0 4 -78 -20Z', '#17344c') + line('M-82 -18Q0 18 86 -26', '#f2c75a', 2.4));
    }),
    layer(0.92, (s) => put(s.x(s.tall ? -0.1 : 0.02), 1010, s.tall ? 7 : 8.4, coconutPalm(s, '#2a1a34', ['#16122c', '#241a3c', '#5a3450'], 16, 15)) + (s.tall ? '' : put(s.x(0.98), 1060, 6.4, coconutPalm(s, '#2a1a34', ['#16122c', '#241a3c', tone('#5a3450', 0.02)], -15, 14)))),
  ],
};
