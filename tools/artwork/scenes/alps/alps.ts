import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { disc, fill, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { cow, railFence } from '../../src/land/alpine.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { hills, wall } from '@trekker/cover-art/rock.ts';
import { cumulus, mist, sky, sun } from '@trekker/cover-art/sky.ts';
import { grass, grove, pines } from '@trekker/cover-art/trees.ts';
import { chalet, steepleChurch } from '@trekker/cover-art/village.ts';
import { ribbon, waterfall } from '@trekker/cover-art/water.ts';

/** The valley of cliffs and falls on a summer morning. */
export const lauterbrunnen: Scene = {
  slug: 'swiss-alps-lauterbrunnen',
  place: 'Lauterbrunnen, Switzerland',
  alt: 'A waterfall drops from a cliff beside a church and chalets in a green alpine valley below snow peaks',
  seed: 12,
  light: 0.8,
  air: '#cfe2ea',
  layers: (st) => [
    sky(['#3f86bd', '#7fb6d8', '#bfdfea', '#f3efdc'], 620),
    sun({ x: 0.72, y: 210, r: 0, colour: '#fffbe8', glow: '#fff4d0', reach: 520 }),
    cumulus({ at: [[0.62, 250, 330, 120], [0.34, 190, 220, 70]], lit: '#ffffff', body: '#f4f4ee', shade: '#c9dbe6', opacity: 0.95 }),
    ridge({ depth: 0.12, base: 640, height: 380, rough: 0.9, grainSize: 90, peaks: [[0.36, 0.72, 230], [0.5, 1, 300], [0.64, 0.86, 260], [0.8, 0.6, 240], [0.2, 0.55, 240]], colour: '#8ea9bf', shade: '#5b7ba3', lit: '#fff6e2', snow: { line: 0.3, colour: '#fbfdfd', ragged: 42 }, foot: '#b9d3da', gullies: 9 }),
    mist({ depth: 0.16, y: 560, height: 130, colour: '#f4f6ee', opacity: 0.6 }),
    ridge({ depth: 0.2, base: 690, height: 250, rough: 0.8, peaks: [[0.3, 0.6, 260], [0.44, 0.42, 200], [0.7, 0.72, 260], [0.58, 0.34, 180]], colour: '#5f8f8c', shade: '#3c6a78', foot: '#9dc4b4', gullies: 3 }),
    wall({ depth: 0.3, side: 'right', edge: ([[0, 190], [170, 215], [285, 250], [330, 290], [345, 420], [362, 560], [400, 640], [520, 700]] as Pt[]).map(([x, y]): Pt => [x * (st.tall ? 0.5 : 1), y]), colour: '#8f8a90', shade: '#4a5674', lit: '#dccab2', foot: '#6d9a7c', forest: ['#3f6a55', '#568a63'], strokes: 60 }),
    wall({ depth: 0.34, side: 'left', edge: ([[0, 96], [150, 110], [270, 150], [395, 178], [452, 215], [466, 380], [480, 540], [520, 640], [640, 706]] as Pt[]).map(([x, y]): Pt => [x * (st.tall ? 0.64 : 1), y]), colour: '#a89a92', shade: '#525a74', lit: '#f2dfc2', foot: '#6f9f7c', forest: ['#355f4c', '#4f8560'], strokes: 80 }),
    waterfall({ depth: 0.36, x: 0.235, top: 176, bottom: 668, width: 30, colour: '#ffffff', shade: '#b5cddb' }),
    mist({ depth: 0.37, y: 670, height: 70, colour: '#f6faf4', opacity: 0.55, from: 0.08, to: 0.42 }),
    pines({ depth: 0.39, ground: (p) => 712 - 60 * Math.abs(p - 0.52), count: 130, height: [26, 56], dark: '#4b8068', lit: '#8fbb85' }),
    pines({ depth: 0.4, ground: (p) => 716 - 30 * Math.abs(p - 0.5), count: 90, height: [26, 70], dark: '#2f6350', lit: '#7fb073' }),
    hills({ depth: 0.45, y: 712, height: 40, colour: '#8fc070', foot: '#6da458', lit: '#d9e79a', dots: { colour: '#5f9a52', count: 90, size: [2, 5] } }),
    ribbon({ depth: 0.48, points: [[0.56, 716, 4], [0.53, 736, 7], [0.585, 764, 12], [0.52, 812, 22], [0.6, 884, 40], [0.52, 1010, 92]], paint: (s) => s.down(710, 1000, ['#d6f0ee', '#6fbcc4', '#3c93ab']), edge: '#e6efd0', light: '#f4ffff' }),
    layer(0.5, (s) => {
      const at: [number, number, number][] = [[0.06, 790, 1.05], [0.17, 764, 0.8], [0.44, 748, 0.55], [0.66, 752, 0.62], [0.8, 776, 0.95], [0.93, 800, 1.2], [0.735, 832, 1.3], [0.3, 752, 0.6]];
      return at.sort((a, b) => a[1] - b[1]).map(([x, y, k], i) => oval(s.x(x) - 16 * k, y + 1, 48 * k, 6 * k, '#2f6b45', 'opacity="0.45"') + put(s.x(x), y, k, chalet(['#9a6240', '#7d4f38', '#b07a4c'][i % 3]!, ['#6a4a44', '#7d5a4a'][i % 2]!, '#fbe9b0', false))).join('') + oval(s.x(0.36) - 6, 791, 80, 9, '#2f6b45', 'opacity="0.45"') + put(s.x(0.36), 790, 1.25, steepleChurch('#fbf4e6', '#8a3f38'));
    }),
    grove({ depth: 0.52, ground: (p) => 806 + 26 * Math.sin(p * 13), from: 0.6, to: 1.04, count: 13, height: [34, 66], tones: ['#3c7a4a', '#62a154', '#b5cf6c'], trunk: '#5f4a3c' }),
    grove({ depth: 0.52, ground: (p) => 786 + 20 * Math.sin(p * 17), from: 0.2, to: 0.5, count: 8, height: [26, 44], tones: ['#3c7a4a', '#62a154', '#b5cf6c'], trunk: '#5f4a3c' }),
    pines({ depth: 0.55, ground: (p) => 826 + 40 * Math.sin(p * 9), from: -0.05, to: 0.32, count: 9, height: [80, 150], dark: '#23503f', lit: '#6ea468' }),
    hills({ depth: 0.6, y: 880, height: 60, colour: '#6fae55', foot: '#3f7f45', lit: '#cfe285', shape: (p) => 3.4 * (p - 0.54) ** 2 - 0.3, dots: { colour: '#4d8f48', count: 120, size: [2, 5] } }),
    layer(0.7, (s) => {
      // The near pasture: mown strips, a path with its fence, cows, a hay barn's worth of flowers in drifts.
      let out = '';
      for (let i = 0; i < 7; i++) out += fill(`M${s.x(0.62) + i * 60} ${868 - i * 5}Q${s.x(0.8) + i * 30} ${900 + i * 6} ${s.w + 100} ${930 - i * 24}V${944 - i * 24}Q${s.x(0.8) + i * 30} ${912 + i * 6} ${s.x(0.62) + i * 60} ${868 - i * 5}Z`, '#d3e48a', 'opacity="0.4"');
      out += fill(`M${s.x(0.02)} 850Q${s.x(0.16)} 868 ${s.x(0.2)} 900Q${s.x(0.22)} 940 ${s.x(0.1)} 1010H${s.x(0.24)}Q${s.x(0.3)} 930 ${s.x(0.235)} 890Q${s.x(0.18)} 860 ${s.x(0.02)} 850Z`, s.down(850, 1000, ['#e9dfb4', '#c9b98a']), 'opacity="0.9"');
      for (let i = 0; i < 260; i++) { const band = s.r.int(0, 3); const x = s.r.range(-40, s.w + 40); const y = 874 + band * 24 + 14 * Math.sin(x / 130 + band * 2) + s.r.range(-5, 5); out += disc(x, y, s.r.range(1.6, 3.4) + band * 0.3, ['#ffffff', '#f6d24a', '#e58ab0', '#8f7fd8'][band]!, 'opacity="0.9"'); }
      const posts = Array.from({ length: 9 }, (_, i) => [s.x(0.27) + i * (60 + i * 9), 908 + i * 5 + 5 * Math.sin(i), 0.95 + i * 0.07] as const);
      out += railFence(posts, '#8a6a4c');
      for (const [x, y, k, g, c, f] of s.tall ? [[0.62, 898, 1.15, false, '#a8683f', true], [0.82, 884, 0.9, true, '#8f5636', false]] as const : [[0.66, 890, 1.15, false, '#a8683f', true], [0.77, 874, 0.85, true, '#8f5636', false], [0.88, 900, 1.35, true, '#b57a4c', true], [0.35, 872, 0.7, false, '#9c6040', false]] as const) out += put(s.x(x), y, k, cow(c, g), 0, f);
      return out;
    }),
    grass({ depth: 0.85, y: 975, height: [30, 92], count: 460, colours: ['#2e6b45', '#478a4a', '#7fb858', '#b9d76a'], bank: '#2c6443' }),
    layer(0.9, (s) => {
      let out = '';
      for (let i = 0; i < 90; i++) {
        const x = s.r.range(-40, s.w + 40);
        const y = s.r.range(905, 985);
        const c = s.r.pick(['#ffffff', '#f6d24a', '#d9618c', '#fff3c4', '#7a6fd0']);
        const k = s.r.range(2.4, 5);
        for (let p = 0; p < 5; p++) out += disc(x + Math.cos(p * 1.257) * k, y + Math.sin(p * 1.257) * k * 0.8, k * 0.62, c);
        out += disc(x, y, k * 0.5, c === '#f6d24a' ? '#c98a2a' : '#f2c441');
      }
      return out;
    }),
  ],
};
