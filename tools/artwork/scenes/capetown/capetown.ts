import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { curve, disc, fill, group, line, lens, oval, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { surfer } from '@trekker/cover-art/people.ts';
import { birds, cumulus, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { swell, water } from '@trekker/cover-art/water.ts';

export const capeTown: Scene = {
  slug: 'cape-town-table-mountain', place: 'Cape Town, South Africa', seed: 91, light: 0.7, air: '#dfe3dc',
  alt: 'Table Mountain under its cloth of cloud across the bay, a surfer on a turquoise wave in front',
  layers: () => [
    sky(['#2f8fc4', '#74bcd6', '#c9e3dd', '#fbeccb'], 600),
    streaks({ y: [70, 260], count: 7, colours: ['#ffffff', '#fffaf0'], opacity: 0.7, width: [300, 700] }),
    ridge({
      depth: 0.16, base: 600, height: 300, rough: 0.26, grainSize: 60,
      outline: [{ at: 0.47, points: [[-640, 0], [-560, 50], [-500, 130], [-462, 196], [-436, 228], [-410, 206], [-372, 150], [-340, 138], [-312, 190], [-296, 252], [-284, 268], [-150, 274], [20, 270], [160, 276], [262, 270], [276, 240], [296, 190], [330, 130], [372, 84], [410, 70], [452, 92], [496, 150], [520, 190], [540, 196], [560, 176], [596, 116], [650, 66], [720, 56], [790, 34], [860, 0]] }],
      colour: '#8f98a4', shade: '#4c6488', lit: '#f6d3a4', foot: '#a9bda4', gullies: 16, bands: { colour: '#5d6f8c', count: 5, opacity: 0.3 },
    }),
    layer(0.18, (s) => {
      // The tablecloth: cloud that lies on the flat top and spills over its edge.
      const x = s.x(0.47);
      let out = '';
      // What pours over the edge, soft; then the cloth itself in low, round folds.
      let pour = '';
      for (let i = 0; i < 15; i++) {
        const px = x - 274 + i * 37 + s.r.range(-9, 9);
        const len = s.r.range(44, 96);
        pour += fill(`M${px - 24} 326Q${px - 14} ${330 + len * 0.6} ${px + s.r.range(-6, 6)} ${330 + len}Q${px + 14} ${330 + len * 0.6} ${px + 24} 326Z`, s.down(326, 330 + len, ['#ffffff', '#ffffff00']), 'opacity="0.9"');
      }
      out += group(pour, s.blur(4));
      for (const [c, dy, k] of [['#dbe6ea', 6, 1], ['#ffffff', 0, 0.94]] as const)
        for (let i = 0; i < 30; i++) {
          const u = (i / 29) * 2 - 1;
          out += disc(x - 16 + u * 276, 326 + dy - 12 * (1 - u * u) + s.r.range(-5, 5), (15 + 11 * (1 - u * u)) * k * s.r.range(0.85, 1.2), c);
        }
      return out;
    }),
    cumulus({ depth: 0.14, at: [[0.86, 330, 260, 70]], lit: '#ffffff', body: '#fbf7ee', shade: '#d9dfe0' }),
    ridge({ depth: 0.22, base: 622, height: 90, rough: 0.5, peaks: [[0.05, 0.7, 300], [0.28, 0.8, 300], [0.55, 0.6, 340], [0.76, 0.7, 260], [0.95, 0.5, 300]], colour: '#7fa088', shade: '#5a8480', foot: '#b9cbb0', gullies: 2 }),
    layer(0.26, (s) => {
      let out = '';
      for (let i = 0; i < 230; i++) {
        const p = s.r.next();
        const near = Math.exp(-((p - 0.46) ** 2) / 0.025);
        const h = s.r.range(5, 13) + near * s.r.range(0, 42);
        const w = s.r.range(7, 17);
        const y = 632 - s.r.next() * 18;
        const c = s.r.pick(['#fff8ea', '#f4e3d0', '#e6d9d2', '#fbeed6', '#d9cfd0']);
        out += rect(s.x(p), y - h, w, h, c) + rect(s.x(p), y - h, w * 0.36, h, '#7d8ca6', 'opacity="0.45"');
      }
      return out;
    }),
    mist({ depth: 0.28, y: 622, height: 50, colour: '#f6efdc', opacity: 0.55 }),
    water({ depth: 0.3, top: 632, stops: ['#b9e0dc', '#58b5c4', '#1f87a8', '#0f5f86'], ripples: { light: '#effcf6', dark: '#2a8cab', count: 240, opacity: 0.5 } }),
    swell({ depth: 0.36, y: 730, height: 26, colour: '#7fcfcf', shade: '#2a93b0', foam: '#f6fffa', length: 260 }),
    layer(0.5, (s) => {
      // One wave that lifts and throws over to the right.
      const x = s.x(0.62);
      const crest: Pt[] = [[-120, 850], [x - 560, 836], [x - 330, 800], [x - 130, 736], [x + 40, 690], [x + 170, 690], [x + 250, 726], [x + 270, 776]];
      const inside: Pt[] = [[x + 270, 776], [x + 290, 850], [x + 330, 900], [s.w + 120, 900]];
      let out = fill(`${curve(crest)}L${curve(inside).slice(1)}L${s.w + 120} 1120L-120 1120Z`, s.down(690, 960, ['#c4f4e0', '#54c4c4', '#127396', '#0a456e']));
      for (let i = 0; i < 11; i++) {
        const t = i / 10;
        out += line(curve([[x - 420 + t * 460, 846 - t * 60], [x - 260 + t * 370, 800 - t * 60 + i * 2], [x - 30 + t * 220, 760 - t * 50 + i]]), '#e6fbf2', 2.2, 'opacity="0.4"');
      }
      let foam = '';
      for (let i = 0; i < 240; i++) {
        const t = s.r.next();
        const k = Math.min(crest.length - 2, 4 + Math.floor(t * 3));
        const [a, b] = [crest[k]!, crest[k + 1]!];
        const u = s.r.next();
        foam += oval(a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u + s.r.range(-8, 14), s.r.range(4, 13), s.r.range(3, 8), s.r.pick(['#ffffff', '#f6fffc', '#ebfaf5']));
      }
      for (let i = 0; i < 190; i++) foam += oval(x + 130 + s.r.next() * 330, 900 + s.r.gauss() * 15 - 6, s.r.range(5, 24), s.r.range(3, 9), s.r.pick(['#ffffff', '#f2fcf8', '#def5ee']));
      // What has broken already runs on to the right as one bank of white water, as high as the wave was.
      let white = '';
      for (const [c, lift, k] of [['#8fcfd4', 0, 1], ['#cdeeea', 16, 0.86], ['#ffffff', 34, 0.66]] as const)
        for (let i = 0; i < 110; i++) {
          const u = s.r.next();
          const px = x + 215 + u * (s.w + 120 - x - 215);
          const high = 150 - 50 * u + 22 * Math.sin(u * 16);
          white += oval(px, 905 - lift - s.r.next() ** 0.7 * high * (0.8 + 0.2 * k), s.r.range(20, 46) * k, s.r.range(15, 32) * k, c);
        }
      for (let i = 0; i < 46; i++) white += oval(x + 250 + s.r.range(-40, 260), 730 + s.r.gauss() * 36, s.r.range(2, 7), s.r.range(2, 6), '#ffffff', 'opacity="0.85"');
      let d = '';
      for (let i = 0; i < 90; i++) d += lens(s.r.range(-90, s.w + 90), s.r.range(910, 1000), s.r.range(30, 120), s.r.range(2, 5));
      return out + line(curve(crest.slice(1, 5)), '#f4fffa', 3, 'opacity="0.7"') + line(curve(crest.slice(4)), '#ffffff', 6) + white + foam + fill(d, '#8fdcd6', 'opacity="0.35"') + put(x - 60, 826, 1.15, surfer('#8a5a3f', '#e0503c', '#fff2d0'), -14);
    }),
    birds({ x: 0.28, y: 420, count: 6, size: 15, colour: '#ffffff', spread: 100 }),
    // The near shore: round granite, wet at its foot.
    layer(0.9, (s) => boulders(s, -60, s.w * 0.24, 1000, [40, 96], 13, '#4a5a66', '#b9b5a8') + boulders(s, s.w * 0.8, s.w + 60, 1014, [30, 70], 8, '#4a5a66', '#b9b5a8') + Array.from({ length: 26 }, () => fill(lens(s.r.chance(0.7) ? s.r.range(-60, s.w * 0.28) : s.r.range(s.w * 0.78, s.w), s.r.range(984, 1000), s.r.range(40, 130), 5), '#f2fffb', 'opacity="0.6"')).join('')),
  ],
};
