import { tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { curve, disc, fill, group, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { BLEED, layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, cumulus, mist, rays, sky, streaks } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { water } from '@trekker/cover-art/water.ts';

/** A puffin, feet at 0,0, about 100 high, looking right; `fish` puts its catch in the bill. */
function puffin(fish = false): string {
  const ink = '#262a36';
  return (
    line('M-8 -12L-10 -2M8 -12L8 -2', '#f0803c', 4.5) + fill('M-20 0Q-12 -6 -2 0ZM-2 0Q8 -6 20 0Z', '#f0803c') + fill('M-24 -26L-38 -14L-16 -12Z', ink)
    + fill(curve([[-18, -10], [-27, -34], [-22, -60], [-8, -76], [12, -76], [24, -58], [25, -32], [16, -10], [0, -6]], true), ink) + fill(curve([[-4, -8], [-6, -34], [4, -60], [16, -66], [24, -52], [24, -30], [15, -10], [2, -7]], true), '#fbf8f0') + fill(curve([[14, -10], [18, -34], [17, -62], [24, -52], [24, -30], [15, -10]], true), '#c3cfda', 'opacity="0.7"')
    + fill(curve([[-22, -56], [-34, -34], [-28, -16], [-12, -22], [-6, -46]], true), tone(ink, 0.06)) + fill(curve([[-14, -70], [-14, -88], [-2, -101], [12, -100], [20, -90], [20, -76], [6, -68]], true), ink)
    + fill(curve([[0, -72], [-2, -86], [6, -95], [17, -92], [20, -82], [15, -73], [8, -70]], true), '#fbf8f0') + fill('M17 -94Q34 -92 42 -78Q34 -72 18 -72Q14 -82 17 -94Z', '#f0703a') + fill('M17 -94Q22 -93 25 -92Q22 -82 24 -72L18 -72Q14 -82 17 -94Z', '#4a5f80') + fill('M25 -92Q28 -91 29.500 -90Q27 -81 28 -72L24 -72Q22 -82 25 -92Z', '#f7d25a') + line('M20 -80Q30 -79 40 -78', '#8f3a2c', 1.2)
    + disc(9, -85, 3.2, '#c9403c') + disc(9, -85, 2.300, '#14121a') + disc(9.800, -85.800, 0.8, '#ffffff') + line('M4 -82Q0 -78 -4 -78', '#9aa4b0', 1.2) + disc(18, -74, 2.2, '#f2b53c')
    + (fish ? [[24, 62], [28, 34], [33, 8], [38, -22], [43, -46]].map(([x, a], i) => `<g transform="translate(${x} -79) rotate(${a})">${fill('M-2.200 0Q-3.600 7 0 14Q3.600 7 2.200 0Z', i % 2 ? '#7f98ac' : '#a4bccb') + fill('M-1.800 1Q-3 7 0 13Q0 6 -1.800 1Z', '#47607a') + fill('M0 12.500L-3.400 17.500L0 16L3.400 17.500Z', '#5f788e')}</g>`).join('') : '')
  );
}

/** Basalt stacks off the shore: waterline at 0,0. */
function stack(s: Stage, w: number, h: number, rock: string, lit: string): string {
  const seed = s.r.int(1, 999);
  const l: Pt[] = [];
  const r: Pt[] = [];
  for (let t = 0; t <= 1.01; t += 0.12) { const half = w * 0.5 * (1 - t ** 1.6 * 0.86); l.push([-half + fbm(t * 6, seed) * w * 0.12 + t * w * 0.1, -h * t]); r.push([half + fbm(t * 6, seed + 5) * w * 0.12 + t * w * 0.1, -h * t]); }
  const d = poly([...l, ...r.slice().reverse()]);
  return fill(d, rock) + group(fill(poly([...l, [w * 0.1, -h], [-w * 0.06, -h * 0.4], [-w * 0.1, 0]]), lit, 'opacity="0.55"') + Array.from({ length: 9 }, (_, i) => line(`M${-w * 0.4 + i * w * 0.1} 0L${-w * 0.2 + i * w * 0.06} ${-h * 0.9}`, tone(rock, -0.06), 2, 'opacity="0.6"')).join(''), s.clip(d)) + oval(0, 2, w * 0.7, 6, '#ffffff', 'opacity="0.7"');
}

export const puffins: Scene = {
  slug: 'iceland-puffins-cliff', place: 'Vík, Iceland', seed: 2413, light: -0.6, air: '#d5e2e4',
  alt: 'Puffins stand on a grassy cliff in Iceland, one with fish in its bill; below them basalt stacks and surf on a black beach',
  layers: () => [
    sky(['#5f8fb4', '#9fbfcf', '#dfe3d8', '#f7e6c8'], 480),
    streaks({ y: [50, 240], count: 9, colours: ['#ffffff', '#f7efe2'], opacity: 0.7 }),
    cumulus({ at: [[0.84, 330, 480, 120], [0.2, 300, 340, 80]], lit: '#fffaf0', body: '#eef0ee', shade: '#b5c6d0', opacity: 0.95 }),
    rays({ depth: 0.06, x: 0.12, y: -100, count: 8, spread: 50, angle: 36, length: 1000, colour: '#fff6dc', strength: 0.25 }),
    ridge({ depth: 0.1, base: 470, height: 130, rough: 0.5, peaks: [[0.7, 0.6, 200], [0.86, 1, 260], [1.02, 0.8, 220]], island: true, colour: '#7f98a4', shade: '#64808f', lit: '#d9dfc8', snow: { line: 0.7, colour: '#f4f6f2', ragged: 14 }, foot: '#c3d2d4', gullies: 4 }),
    water({ depth: 0.16, top: 466, stops: ['#c3d6da', '#6f9fb4', '#3a7490', '#1f5674'], ripples: { light: '#f2fafa', dark: '#2f6484', count: 320, opacity: 0.45 } }),
    layer(0.24, (s) => put(s.x(0.5), 560, 1, stack(s, 90, 190, '#39424f', '#8a8f8c')) + put(s.x(s.tall ? 0.68 : 0.58), 572, 1, stack(s, 120, 270, '#343c4a', '#8f948f')) + put(s.x(s.tall ? 0.84 : 0.655), 556, 1, stack(s, 70, 130, '#3f4856', '#8a8f8c'))),
    mist({ depth: 0.26, y: 560, height: 46, colour: '#eaf0ee', opacity: 0.5 }),
    layer(0.32, (s) => {
      // The black beach far below, three combs of surf.
      const edge = (o: number): Pt[] => [[s.w * 0.56 - o, 1080], [s.w * 0.66 - o * 0.8, 960], [s.w * 0.73 - o * 0.5, 880], [s.w * 0.86 - o * 0.3, 800], [s.w * 0.95 - o * 0.2, 750], [s.w + 120, 690 - o * 0.05]];
      const area = (o: number): string => `${curve(edge(o))}L${s.w + 120} 1120L${s.w * 0.5} 1120Z`;
      return fill(area(70), '#a9cdd4', 'opacity="0.6"') + line(curve(edge(70)), '#ffffff', 5, 'opacity="0.8"') + line(curve(edge(130)), '#ffffff', 4, 'opacity="0.55"') + fill(area(26), '#f4fafa') + fill(area(0), s.down(700, 1000, ['#7f8c98', '#5a646f', '#3a414c'])) + fill(area(-70), s.down(700, 1000, ['#4f555e', '#363b45', '#252a33'])) + Array.from({ length: 60 }, () => oval(s.r.range(s.w * 0.78, s.w + 60), s.r.range(850, 1010), s.r.range(3, 9), s.r.range(1.5, 3.5), s.r.pick(['#5f6670', '#2a2e38', '#777f88']))).join('') + [[0.86, 0.5], [0.875, 0.46]].map(([p, k], i) => put(s.x(p!), 880 + i * 4, k!, i ? lady('#f2b53c', '#5a3428', '#e8c2a4') : stroller('#d9453f', '#2a3040', '#3a2a2a', '#e8c2a4'))).join('');
    }),
    birds({ x: 0.66, y: 330, count: 14, size: 11, colour: '#2f3a48', spread: 190 }),
    layer(0.6, (s) => {
      // The cliff: grass over columns of basalt.
      const top: Pt[] = [[-120, 640], [s.w * 0.1, 646], [s.w * 0.24, 668], [s.w * 0.38, 700], [s.w * 0.5, 760], [s.w * 0.57, 838], [s.w * 0.6, 920]];
      let out = '';
      for (let x = -BLEED; x < s.w * 0.6; ) {
        const w = s.r.range(16, 40);
        const y = 690 + Math.max(0, x / s.w) ** 2 * 560 + s.r.range(0, 60);
        const c = s.r.pick(['#4a505c', '#565c66', '#3c424e', '#626770']);
        out += fill(poly([[x, y], [x + w * 0.5, y - 9], [x + w, y], [x + w, 1120], [x, 1120]]), s.down(y, 1000, [c, tone(c, -0.12)])) + fill(poly([[x, y], [x + w * 0.32, y + 4], [x + w * 0.32, 1120], [x, 1120]]), '#a9a89c', 'opacity="0.35"');
        for (let k = 0; k < 3; k++) { const yy = y + s.r.range(60, 300); out += line(`M${x + 1} ${yy}L${x + w - 1} ${yy + s.r.range(-3, 3)}`, '#23262f', 1.8, 'opacity="0.55"'); }
        x += w;
      }
      const turf = `${curve(top)}L${s.w * 0.56} 960L${s.w * 0.46} 880L${s.w * 0.34} 838L${s.w * 0.2} 812L-120 800Z`;
      out += fill(turf, s.down(640, 900, ['#a9c464', '#6f9a4c', '#3f6f44']));
      let blades = '';
      for (let i = 0; i < 900; i++) { const p = s.r.range(-0.05, 0.58); const y = 652 + Math.max(0, p) ** 2 * 620 + s.r.next() * 150; const h = s.r.range(10, 30); blades += line(`M${s.x(p)} ${y}q${s.r.range(2, 9)} ${-h * 0.6} ${s.r.range(6, 18)} ${-h}`, ['#7fae54', '#b5cf74', '#4f824a', '#d9d98a'][i % 4]!, 2); }
      out += blades;
      for (let i = 0; i < 60; i++) { const p = s.r.range(-0.03, 0.56); const y = 668 + Math.max(0, p) ** 2 * 620 + s.r.next() * 120; out += disc(s.x(p), y, s.r.range(3, 5), i % 3 ? '#fff6e2' : '#f0a4b8'); }
      return out;
    }),
    layer(0.7, (s) => (s.tall ? [[0.13, 712, 1.6, false, false], [0.42, 800, 2.2, true, false]] : [[0.09, 700, 1.45, false, false], [0.19, 722, 1.6, false, true], [0.33, 786, 2.5, true, false], [0.47, 822, 1.7, false, true]]).map(([x, y, k, fish, flip]) => oval(s.x(x as number) + 16, y as number, 34 * (k as number), 5 * (k as number), '#24402f', 'opacity="0.4"') + put(s.x(x as number), y as number, k as number, puffin(fish as boolean), 0, flip as boolean)).join('')),
  ],
};
