import { mix } from '@trekker/cover-art/core/colour.ts';
import { disc, fill, group, line, oval, poly, put } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { sitter } from '@trekker/cover-art/people.ts';
import { hills } from '@trekker/cover-art/rock.ts';
import { baobab, bearer, oxCart } from '../../src/animals/savanna.ts';
import { birds, mist, sky, stars, streaks, sun } from '@trekker/cover-art/sky.ts';
import { grass, grove } from '@trekker/cover-art/trees.ts';

const place = 'Avenue of the Baobabs, Madagascar';

/** The avenue in perspective: pairs of giants that shrink towards a vanishing point, far ones first. */
const avenue = (s: Stage, colours: (far: number) => [string, string, string, [string, string, string]], vanish: number, from: number): string => {
  let out = '';
  for (let i = 6; i >= 0; i--) {
    const z = 1 + i * 0.62 + (i > 3 ? (i - 3) * 0.5 : 0);
    const [lit, bark, shade, leaf] = colours(Math.min(1, i / 6));
    for (const side of [-1, 1]) {
      if (i === 0 && side > 0 && s.tall) continue;
      const x = vanish + (side * (s.tall ? 430 : 560)) / z + s.r.range(-26, 26) / z;
      const y = 690 + 200 / z + (side > 0 ? -16 / z : 0);
      const lean = -s.light * 150;
      out += fill(poly([[x - 70 / z, y - 2], [x + 66 / z, y - 2], [x + (lean + 60) / z, y + 260 / z], [x + (lean - 70) / z, y + 260 / z]]), s.down(y, y + 260 / z, [shade + 'b0', shade + '00']));
      out += put(x, y, (from / z) * s.r.range(0.9, 1.08) * (i % 2 ? 0.94 : 1), baobab(s, lit, bark, shade, leaf));
    }
  }
  return out;
};

const road = (s: Stage, x: number, top: string, near: string): string => fill(poly([[x - 10, 712], [x + 10, 712], [x + 330, 1100], [x - 410, 1100]]), s.down(712, 1000, [top, near]));

const sunset: Scene = {
  slug: 'madagascar-baobab-avenue', place, seed: 341, light: 0.6, air: '#f7b07c',
  alt: 'An ox cart and a woman with a basket on the red road between giant baobabs at sunset',
  layers: () => [
    sky(['#574a8c', '#a9689c', '#ee8a7c', '#ffb168', '#ffe09a'], 710),
    sun({ x: 0.56, y: 600, r: 84, colour: '#fff3c0', glow: '#ffc060', reach: 720 }),
    streaks({ y: [90, 560], count: 14, colours: ['#a870a4', '#f09088', '#ffbf7c'], opacity: 0.8, width: [280, 760] }),
    ridge({ depth: 0.12, base: 715, height: 50, rough: 0.5, colour: '#d98a74', shade: '#c0746c', foot: '#ffc48a', gullies: 0 }),
    grove({ depth: 0.16, ground: () => 722, count: 44, height: [22, 50], tones: ['#9c5f62', '#b0706a', '#d9906e'] }),
    mist({ depth: 0.18, y: 712, height: 60, colour: '#ffd08c', opacity: 0.7 }),
    hills({ depth: 0.22, y: 726, height: 10, colour: '#c9744f', foot: '#7c3a40', lit: '#ffcf86' }),
    layer(0.4, (s) => road(s, s.x(0.5), '#ffcf94', '#a8523f')),
    layer(0.42, (s) => avenue(s, (f) => [mix('#f2a070', '#ffc890', f * 0.7), mix('#8a4450', '#e09a74', f * 0.8), mix('#4a2340', '#c9806c', f * 0.8), [mix('#3c3140', '#b8785c', f * 0.8), mix('#55503f', '#cf9060', f * 0.8), mix('#a88a4a', '#f0b870', f * 0.8)]], s.x(0.5), 6.4)),
    layer(0.55, (s) => oval(s.x(0.52), 852, 120, 8, '#5a2838', 'opacity="0.4"') + put(s.x(0.5), 850, 1.15, oxCart('#45222c', '#6a3a44', '#4c2632', '#c98a4a')) + put(s.x(0.4), 876, 0.95, bearer('#d8503f', '#f0b04a', '#4a2630', '#a8743c'))),
    birds({ x: 0.44, y: 330, count: 7, size: 13, colour: '#5a3a66', spread: 90 }),
    grass({ depth: 0.9, y: 962, height: [30, 100], count: 520, colours: ['#2f1830', '#4f2636', '#84423c', '#d9803f'], lean: -0.1, bank: '#2c162c', seedHeads: '#f0a85a' }),
  ],
};

const night: Scene = {
  slug: 'madagascar-baobab-stars', place, seed: 342, light: -0.4, air: '#5a78b0',
  alt: 'Two baobabs twine round each other under the Milky Way near Morondava; two people warm their hands at a small fire beside them',
  layers: () => [
    sky(['#0a1538', '#183066', '#34589a', '#8a86b8', '#e8a89a'], 720),
    layer(0.02, (s) => {
      // The Milky Way: a slanting band of haze and dust, then its stars.
      let haze = '';
      let dust = '';
      let grains = '';
      for (let i = 0; i < 90; i++) {
        const t = s.r.next();
        const [x, y] = [s.x(0.5) - 330 + 660 * t + s.r.gauss() * 40, 760 - 900 * t + s.r.gauss() * 34];
        haze += oval(x, y, s.r.range(40, 110), s.r.range(24, 70), i % 4 ? '#a9b4e6' : '#f0b8c4', `opacity="${(0.1 * Math.min(1, t * 2.5)).toFixed(3)}" transform="rotate(-54 ${x.toFixed(0)} ${y.toFixed(0)})"`);
      }
      for (let i = 0; i < 30; i++) {
        const t = s.r.range(0.15, 1);
        const [x, y] = [s.x(0.5) - 320 + 660 * t + 24 * fbm(t * 7, 3), 755 - 900 * t];
        dust += oval(x, y, s.r.range(30, 70), s.r.range(6, 15), '#152a5c', `opacity="0.16" transform="rotate(-54 ${x.toFixed(0)} ${y.toFixed(0)})"`);
      }
      for (let i = 0; i < 620; i++) {
        const t = s.r.next();
        grains += disc(s.x(0.5) - 330 + 660 * t + s.r.gauss() * 90, 760 - 900 * t + s.r.gauss() * 60, s.r.range(0.5, 1.5), s.r.pick(['#ffffff', '#dfe8ff', '#ffe8d0']), `opacity="${(s.r.range(0.3, 0.95) * Math.min(1, t * 2.2)).toFixed(2)}"`);
      }
      return group(haze, s.blur(22)) + group(dust, s.blur(14)) + grains;
    }),
    stars(420, 700),
    mist({ depth: 0.1, y: 700, height: 110, colour: '#f0b09c', opacity: 0.55 }),
    ridge({ depth: 0.12, base: 716, height: 46, rough: 0.5, colour: '#6a6a9c', shade: '#565c92', foot: '#b08ca4', gullies: 0 }),
    grove({ depth: 0.16, ground: () => 724, count: 40, height: [20, 44], tones: ['#3a4a7c', '#435488', '#55659a'] }),
    hills({ depth: 0.22, y: 728, height: 10, colour: '#4a5688', foot: '#141d44', lit: '#a8a4c8' }),
    layer(0.3, (s) => [[0.05, 742, 1.2], [0.34, 736, 0.9], [0.42, 738, 0.7], [0.97, 746, 1.5]].map(([p, y, k]) => put(s.x(p!), y!, k!, baobab(s, '#6a76a8', '#4a588c', '#3a4880', ['#3a4a80', '#44548a', '#6472a4']))).join('')),
    layer(0.42, (s) => {
      // The two that lean across each other, and the light of the fire on their feet.
      const x = s.x(s.tall ? 0.56 : 0.68);
      const tree = (dx: number, turn: number, k: number, flip: boolean): string => put(x + dx, 900, k, baobab(s, '#7f86b4', '#2a3566', '#121b40', ['#0f1a3e', '#1c2a58', '#3a4c84']), turn, flip);
      return oval(x, 900, 330, 20, '#0b1234', 'opacity="0.6"') + tree(86, -13, 6.6, false) + tree(-78, 15, 6.2, true);
    }),
    layer(0.55, (s) => {
      const [x, y] = [s.x(s.tall ? 0.2 : 0.36), 908];
      const flame = fill(`M${x - 20} ${y}Q${x - 26} ${y - 30} ${x - 6} ${y - 44}Q${x - 4} ${y - 30} ${x + 2} ${y - 62}Q${x + 20} ${y - 40} ${x + 16} ${y - 26}Q${x + 26} ${y - 20} ${x + 20} ${y}Z`, s.down(y - 62, y, ['#f0702f', '#ffa83c', '#ffe08a'])) + fill(`M${x - 9} ${y}Q${x - 12} ${y - 20} ${x} ${y - 32}Q${x + 12} ${y - 18} ${x + 9} ${y}Z`, '#fff4c0');
      return disc(x, y - 30, 330, s.radial(x, y - 30, 330, ['#ffc46ab0', '#ff9a4a38', '#ff8a4a00'])) + oval(x, y + 4, 230, 24, s.ball(['#ffc880a0', '#ffb06630', '#ffa05000'])) + line(`M${x - 30} ${y + 4}L${x + 26} ${y - 8}M${x + 30} ${y + 4}L${x - 26} ${y - 8}`, '#3a2028', 9) + flame + put(x - 92, y + 6, 1.5, sitter('#c9564a', '#3a3f6a', '#1c1424', '#8a5a40')) + put(x + 96, y + 8, 1.42, sitter('#e8a25a', '#4a3450', '#1c1424', '#7a4c38'), 0, true);
    }),
    grass({ depth: 0.9, y: 960, height: [40, 110], count: 560, colours: ['#070d26', '#0d1636', '#18244c', '#2c3c6c'], lean: 0.1, bank: '#070c22' }),
  ],
};

export const madagascar = [sunset, night];
