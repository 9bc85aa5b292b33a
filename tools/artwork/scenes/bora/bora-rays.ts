import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, lens, line, oval, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { fish } from '@trekker/cover-art/creatures.ts';
import { bungalow } from '../../src/land/islands.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { brainCoral, stagCoral } from '../../src/animals/reef.ts';
import { cumulus, rays, sky } from '@trekker/cover-art/sky.ts';
import { ripples } from '@trekker/cover-art/water.ts';

/** An eagle ray in flight, middle at 0,0, about 300 across, snout up; white spots on blue. */
function eagleRay(s: Stage, back: string, spot: string): string {
  const wing = (d: number): string => curve([[0, -70], [d * 40, -50], [d * 96, -34], [d * 158, 10], [d * 168, 30], [d * 120, 26], [d * 70, 40], [d * 34, 66], [0, 74]], false);
  const shape = fill(wing(1) + 'Z', back) + fill(wing(-1) + 'Z', tone(back, -0.04));
  let dots = '';
  for (let i = 0; i < 60; i++) { const x = s.r.range(-130, 130); const lim = 40 - Math.abs(x) * 0.2; dots += disc(x, s.r.range(-44 + Math.abs(x) * 0.36, lim), s.r.range(2, 5), spot); }
  return line(curve([[0, 70], [8, 140], [-10, 220], [6, 300]]), tone(back, -0.08), 4) + shape + fill(curve([[-20, -64], [-16, -90], [0, -106], [16, -90], [20, -64], [0, -50]], true), tone(back, -0.05)) + group(dots, `${s.clip(`${wing(1)}Z`)}`) + group(dots, `${s.clip(`${wing(-1)}Z`)}`) + line(curve([[0, -60], [4, 0], [0, 70]]), tone(back, 0.08), 5, 'opacity="0.6"') + [-13, 13].map((x) => disc(x, -84, 3, '#0f1c2c')).join('') + line(curve([[4, -68], [44, -48], [98, -31], [156, 10]]), '#e6fbff', 3, 'opacity="0.6"') + line(curve([[-4, -68], [-44, -48], [-98, -31], [-156, 10]]), '#e6fbff', 2, 'opacity="0.35"');
}

export const lagoonRays: Scene = {
  slug: 'bora-bora-eagle-rays', place: 'Bora Bora, French Polynesia', seed: 3712, light: -0.5, air: '#bfeaf0',
  alt: 'Half above, half below the water of Bora Bora: eagle rays glide over white sand and coral, stilt houses and Mount Otemanu over the surface',
  layers: () => [
    sky(['#2f93d4', '#79c4e6', '#d0ecea', '#fdf2d4'], 360),
    cumulus({ at: [[0.2, 210, 380, 90], [0.78, 180, 420, 100]], lit: '#ffffff', body: '#fdfaf2', shade: '#cfe2ea', opacity: 0.95 }),
    ridge({ depth: 0.1, base: 352, height: 250, rough: 0.4, grainSize: 60, island: true, outline: [{ at: 0.46, points: [[-420, 0], [-320, 40], [-230, 70], [-150, 110], [-96, 150], [-70, 210], [-40, 236], [10, 240], [36, 214], [52, 150], [96, 116], [140, 150], [176, 156], [210, 120], [270, 60], [360, 24], [440, 0]] }], colour: '#6f9c74', shade: '#3f6f74', lit: '#d9dc9c', foot: '#9cc4a4', gullies: 12 }),
    layer(0.14, (s) => rect(-120, 344, s.w + 240, 70, s.down(344, 400, ['#bff2e6', '#5fcfd4', '#3fb9cc'])) + line(`M-120 345H${s.w + 120}`, '#ffffff', 2, 'opacity="0.6"')),
    layer(0.16, (s) => (s.tall ? [0.66, 0.82] : [0.64, 0.72, 0.8, 0.88, 0.96]).map((p, i) => put(s.x(p), 362, 0.72 + i * 0.08, bungalow(s, '#a8804f', '#7a5a44', '#ffe2a4'))).join('') + line(`M${s.x(0.62)} 352H${s.w + 100}`, '#8a6a50', 5)),
    layer(0.2, (s) => {
      // The surface is a moving line; everything below it is water.
      const top: Pt[] = [];
      for (let x = -120; x <= s.w + 120; x += 40) top.push([x, 372 + 12 * Math.sin(x / 110) + 6 * Math.sin(x / 43 + 1)]);
      const d = `${curve(top)}L${s.w + 120} 1120L-120 1120Z`;
      return fill(d, s.down(370, 1000, ['#8feae2', '#3fc4d4', '#1f9cc4', '#1676ac'])) + line(curve(top), '#ffffff', 6, 'opacity="0.85"') + line(curve(top.map(([x, y]): Pt => [x, y + 12])), '#c9fbf2', 10, 'opacity="0.5"');
    }),
    rays({ depth: 0.24, x: 0.4, y: 200, count: 14, spread: 100, angle: 6, length: 900, colour: '#f2fff4', strength: 0.3 }),
    layer(0.28, (s) => { let out = ''; for (let i = 0; i < 60; i++) { const t = i / 59; out += put(s.x(0.06 + 0.4 * t) + s.r.gauss() * 26, 560 + 60 * Math.sin(t * 6) + s.r.gauss() * 26, s.r.range(0.4, 0.75), fish('#ffe27a', '#2f4f6c', '#f7c43c'), s.r.range(-8, 10)); } return out; }),
    layer(0.36, (s) => {
      const bed: Pt[] = [[-120, 830], [s.w * 0.14, 806], [s.w * 0.34, 846], [s.w * 0.56, 866], [s.w * 0.78, 838], [s.w + 120, 800]];
      const out = fill(`${curve(bed)}L${s.w + 120} 1120L-120 1120Z`, s.down(806, 1000, ['#bdeee2', '#e2f4da', '#a4dcd0']));
      let net = '';
      for (let i = 0; i < 170; i++) { const [x, y] = [s.r.range(-60, s.w + 60), s.r.range(850, 1000)]; const w = s.r.range(24, 70); net += `M${x.toFixed(0)} ${y.toFixed(0)}q${(w / 2).toFixed(0)} ${s.r.range(-12, 12).toFixed(0)} ${w.toFixed(0)} ${s.r.range(-5, 5).toFixed(0)}`; }
      return out + line(net, '#ffffff', 2.6, 'opacity="0.55"');
    }),
    layer(0.5, (s) => [[0.34, 900, 150, 13], [0.62, 912, 210, 16], [0.83, 870, 100, 9]].map(([p, y, rx, ry]) => oval(s.x(p!), y!, rx!, ry!, '#2f8fa4', `opacity="0.35" ${s.blur(6, 3)}`)).join('')),
    layer(0.56, (s) => put(s.x(s.tall ? 0.3 : 0.3), 640, 0.85, eagleRay(s, '#3a5f94', '#f2fbff'), 62) + (s.tall ? '' : put(s.x(0.86), 610, 0.6, eagleRay(s, mix('#3a5f94', '#3fb4cc', 0.35), '#dff6fa'), 40)) + put(s.x(0.6), 720, 1.4, eagleRay(s, '#2f4f84', '#ffffff'), 52)),
    layer(0.8, (s) => {
      let out = '';
      for (const [p, y, k, kind] of [[0.02, 1000, 3.2, 'stag'], [0.13, 1010, 2.2, 'brain'], [0.22, 1020, 1.6, 'stag2'], [0.98, 1000, 3.4, 'stag2'], [0.88, 1016, 2.4, 'brain2'], [0.79, 1024, 1.6, 'stag']] as const) out += put(s.x(p), y, k, kind === 'stag' ? stagCoral(s, '#e0709c', '#ffe6ee') : kind === 'stag2' ? stagCoral(s, '#5f7fd4', '#e2f0ff') : brainCoral(s, kind === 'brain' ? '#e8b84c' : '#8fbf74'));
      for (let i = 0; i < 9; i++) out += put(s.x(s.r.pick([0.1, 0.9])) + s.r.gauss() * 60, 880 + s.r.gauss() * 26, s.r.range(0.7, 1.1), fish('#ff8a4c', '#fff6e6', '#e8603c'), s.r.range(-12, 12), s.r.chance(0.5));
      return out + ripples(s, 400, 470, '#ffffff', 30, 0.35) + fill(lens(s.x(0.3), 402, 200, 4), '#ffffff', 'opacity="0.4"');
    }),
  ],
};
