import { curve, disc, fill, oval, put } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { guanaco } from '../../src/animals/hoofed.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { hills } from '@trekker/cover-art/rock.ts';
import { mist, sky } from '@trekker/cover-art/sky.ts';
import { grass } from '@trekker/cover-art/trees.ts';
import { water } from '@trekker/cover-art/water.ts';

/** A stack of smooth lens clouds, as the wind builds them in the lee of mountains. */
function lenticular(s: Stage, x: number, y: number, w: number, lit: string, shade: string): string {
  let out = '';
  const k = w / 420;
  for (const [dx, dy, part, h] of [[0.06, 24, 1, 26], [0.01, 6, 0.86, 34], [-0.05, -14, 0.62, 32], [-0.08, -32, 0.34, 22]] as const) {
    const [cx, cy] = [x + dx * w, y + dy * k];
    out += fill(`M${cx - (w * part) / 2} ${cy}C${cx - w * part * 0.3} ${cy - h * k} ${cx + w * part * 0.16} ${cy - h * k} ${cx + (w * part) / 2} ${cy + 2}C${cx + w * part * 0.2} ${cy + h * k * 0.5} ${cx - w * part * 0.26} ${cy + h * k * 0.5} ${cx - (w * part) / 2} ${cy}Z`, s.down(cy - h * k * 0.8, cy + h * k * 0.4, [lit, lit, shade]));
  }
  return out;
}

export const horns: Scene = {
  slug: 'patagonia-guanacos-horns', place: 'Torres del Paine, Chile', seed: 312, light: 0.6, air: '#cfe3e6',
  alt: 'Guanacos on golden steppe below the dark-capped Horns of Paine, lens clouds in a windy blue sky and a turquoise lake',
  layers: () => [
    sky(['#2f7fba', '#69b1d3', '#b8dde0', '#eef0dc'], 560),
    layer(0.05, (s) => lenticular(s, s.x(0.26), 190, 560, '#fffaf0', '#b9cfdc') + lenticular(s, s.x(s.tall ? 0.86 : 0.74), 126, 380, '#fffaf0', '#bdd2de') + lenticular(s, s.x(0.95), 330, 240, '#fffaf2', '#c9dbe2')),
    ridge({ depth: 0.1, base: 600, height: 260, rough: 0.6, peaks: [[0.02, 0.8, 260], [0.14, 0.5, 200], [0.92, 0.7, 240], [1.04, 1, 260]], colour: '#9dbccc', shade: '#6f97b4', lit: '#f6ead2', snow: { line: 0.42, colour: '#f9fbfa', ragged: 22 }, foot: '#cfe2e2', gullies: 6 }),
    // Pale granite under caps of black slate: the caps are laid on like snow.
    ridge({
      depth: 0.2, base: 640, height: 470, rough: 0.5, grainSize: 54,
      outline: [
        { at: 0.5, points: [[-520, 0], [-430, 90], [-370, 160], [-320, 232], [-288, 250], [-260, 330], [-236, 420], [-214, 452], [-192, 446], [-168, 380], [-140, 300], [-104, 268], [-70, 256], [-40, 290], [-12, 380], [8, 450], [26, 472], [46, 458], [64, 388], [96, 300], [140, 250], [200, 210], [280, 190], [340, 120], [430, 40], [500, 0]] },
        { at: 0.84, points: [[-220, 0], [-150, 110], [-110, 190], [-70, 230], [-30, 238], [10, 220], [70, 150], [140, 60], [200, 0]] },
      ],
      colour: '#d5c3b4', shade: '#4a5a80', lit: '#fff1d8', foot: '#b4c4b8', snow: { line: 0.64, colour: '#4a4a5c', ragged: 34 }, gullies: 17, bands: { colour: '#9a8f94', count: 5, opacity: 0.22 },
    }),
    mist({ depth: 0.22, y: 600, height: 60, colour: '#eef4ec', opacity: 0.45 }),
    ridge({ depth: 0.26, base: 664, height: 120, rough: 0.7, peaks: [[0.04, 0.9, 300], [0.3, 0.5, 260], [0.66, 0.7, 300], [0.94, 1, 320]], colour: '#7f9a76', shade: '#4f7672', lit: '#dccf92', foot: '#a9bd98', gullies: 3 }),
    water({ depth: 0.32, top: 656, bottom: 800, stops: ['#bfe9e2', '#4fc0c4', '#2397ae'], ripples: { light: '#f2fffa', dark: '#1f8aa4', count: 260, opacity: 0.55 } }),
    hills({ depth: 0.4, y: 742, height: 60, length: 560, colour: '#c9a95c', lit: '#f2d98e', foot: '#a98a4c', shape: (p) => 0.5 * (p - 0.3) ** 2 }),
    layer(0.46, (s) => [[0.5, 768, 0.62, false, true], [0.555, 764, 0.6, false, false], [0.6, 772, 0.66, true, false]].map(([x, y, k, g, f]) => oval(s.x(x as number) - 10, y as number, 30 * (k as number), 4, '#6a5a34', 'opacity="0.4"') + put(s.x(x as number), y as number, k as number, guanaco('#b9773f', '#f7e6cc', '#5f4c48', g as boolean), 0, f as boolean)).join('')),
    hills({ depth: 0.55, y: 838, height: 80, length: 620, colour: '#d9b35c', lit: '#f7dc8c', foot: '#9c7a3c', shape: (p) => 0.6 * (0.7 - p) }),
    layer(0.62, (s) => (s.tall ? [[0.28, 866, 1.7, false, false], [0.72, 890, 1.5, true, true]] : [[0.2, 850, 1.75, false, false], [0.325, 872, 1.5, true, false], [0.82, 888, 1.3, true, true]]).map(([x, y, k, g, f]) => oval(s.x(x as number) - 30, y as number, 62 * (k as number), 6, '#5f4c2c', 'opacity="0.4"') + put(s.x(x as number), y as number, k as number, guanaco('#c07f45', '#fbeed8', '#5f4c48', g as boolean), 0, f as boolean)).join('')),
    grass({ depth: 0.85, y: 968, height: [40, 120], count: 620, colours: ['#a8843c', '#d9b35c', '#f2d98a', '#8a6a34'], lean: 0.42, bank: '#7a5c34', seedHeads: '#fbeeb4' }),
    layer(0.92, (s) => {
      // Round cushions of mata barrosa in the corner, yellow with bloom.
      let out = '';
      for (const [x, y, r] of [[0.02, 1030, 120], [0.1, 1040, 80], [0.96, 1036, 110]] as const) { out += fill(curve([[s.x(x) - r, y + 20], [s.x(x) - r * 0.8, y - r * 0.4], [s.x(x), y - r * 0.62], [s.x(x) + r * 0.8, y - r * 0.4], [s.x(x) + r, y + 20]], true), s.down(y - r * 0.6, y, ['#7f8f4a', '#3f5238'])); for (let i = 0; i < 90; i++) { const a = s.r.range(-1, 1); out += disc(s.x(x) + a * r * 0.86, y - r * 0.56 * (1 - a * a) + s.r.next() ** 1.5 * r * 0.5, s.r.range(2, 4.5), s.r.pick(['#f7cf3c', '#ffe27a', '#e0a92c'])); } }
      return out;
    }),
  ],
};
