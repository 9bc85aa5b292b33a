import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { fill, lens, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { hills, wall } from '@trekker/cover-art/rock.ts';
import { birds, rays, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { grass } from '@trekker/cover-art/trees.ts';
import { boulders } from '../../src/land/nordic.ts';
import { plunge, veil } from '../../src/land/veil.ts';
import { ribbon } from '@trekker/cover-art/water.ts';

export const falls: Scene = {
  slug: 'iceland-skogafoss', place: 'Skógafoss, Iceland', seed: 212, light: 0.6, air: '#d3dcd2',
  alt: 'Skógafoss drops over a green cliff into a river of black gravel, a hiker in red stands before the spray',
  layers: (st) => {
    const k = st.tall ? 0.5 : 1;
    const e = (pts: Pt[]): Pt[] => pts.map(([x, y]) => [x * k, y]);
    const look = { colour: '#5f7456', shade: '#2c3f46', lit: '#c3c878', foot: '#54704f' };
    return [
      sky(['#6f9ab4', '#a9c4c8', '#e3dfc8', '#fbe6bc'], 520),
      sun({ x: 0.8, y: 180, r: 0, colour: '#fff8e0', glow: '#ffe9b4', reach: 620 }),
      streaks({ y: [40, 260], count: 9, colours: ['#f4f1e4', '#e6e6e0'], thick: [14, 30], opacity: 0.7 }),
      wall({ depth: 0.2, side: 'left', edge: e([[0, 250], [300, 262], [560, 280], [640, 292], [760, 296], [880, 292], [1200, 300], [1240, 700], [1300, 760]]), ...look, colour: '#4f5f54', strokes: 120 }),
      wall({ depth: 0.36, side: 'left', edge: e([[0, 190], [240, 226], [420, 262], [560, 306], [600, 420], [590, 560], [640, 680], [760, 760]]), ...look, strokes: 90 }),
      wall({ depth: 0.36, side: 'right', edge: e([[0, 160], [220, 210], [420, 256], [560, 310], [606, 430], [600, 570], [660, 690], [780, 764]]), ...look, strokes: 90 }),
      rays({ depth: 0.4, x: 0.86, y: -60, count: 7, spread: 40, angle: -36, length: 1100, colour: '#fff6d8', strength: 0.22 }),
      veil({ depth: 0.38, x: 0.5, top: 306, bottom: 792, width: st.tall ? 150 : 210, flare: 0.24 }),
      hills({ depth: 0.45, y: 770, height: 26, colour: '#7f9a58', foot: '#3f5a48', lit: '#dbe08a' }),
      ribbon({ depth: 0.5, points: [[0.5, 764, 120], [0.505, 790, 150], [0.48, 840, 190], [0.55, 910, 260], [0.5, 1040, 420]], paint: (s) => s.down(750, 1000, ['#eef6f2', '#8fb4bc', '#3f6a80']), light: '#ffffff' }),
      plunge({ depth: 0.56, x: 0.5, y: 768, width: st.tall ? 130 : 190, height: 150 }),
      layer(0.52, (s) => { let out = ''; for (const [p, y, w] of [[0.462, 812, 50], [0.55, 836, 70], [0.47, 884, 100], [0.6, 900, 120]] as const) out += fill(lens(s.x(p), y, w * 1.5, w * 0.16), '#2c3438', 'opacity="0.85"') + fill(lens(s.x(p) - 8, y - 3, w * 1.2, w * 0.06), '#6f7a78', 'opacity="0.7"'); return out + Array.from({ length: 40 }, () => fill(lens(s.x(s.r.range(0.34, 0.68)), s.r.range(800, 990), s.r.range(30, 110), s.r.range(2, 5)), '#f4faf6', 'opacity="0.6"')).join(''); }),
      layer(0.7, (s) => boulders(s, -60, s.w * 0.3, 940, [20, 50], 18, '#2c3438', '#7d8478', '#7f9a58') + boulders(s, s.w * 0.72, s.w + 60, 930, [20, 50], 18, '#2c3438', '#8f9484', '#7f9a58') + oval(s.x(0.3), 893, 34, 5, '#1a2626', 'opacity="0.5"') + put(s.x(0.3), 892, 1.2, hiker('#d8402f', '#f2b23f', '#2a3444', '#e9b898', '#fff0c8'))),
      birds({ x: 0.56, y: 270, count: 7, size: 12, colour: '#ffffff', spread: 120 }),
      grass({ depth: 0.9, y: 1000, height: [40, 110], count: 380, colours: ['#2a4034', '#4f6a3f', '#8f9a4f', '#d3c878'], lean: -0.14, bank: '#22332c' }),
    ];
  },
};
