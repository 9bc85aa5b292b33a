import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { fill, put } from '@trekker/cover-art/core/shape.ts';
import { ferry } from '@trekker/cover-art/boats.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { wall } from '@trekker/cover-art/rock.ts';
import { birds, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { leafSpray } from '@trekker/cover-art/trees.ts';
import { mirror, water, waterfall } from '@trekker/cover-art/water.ts';

/** Mitre Peak after rain: cool, silver, almost one colour. */
export const milford: Scene = {
  slug: 'milford-sound-mitre-peak',
  place: 'Milford Sound, New Zealand',
  alt: 'Mitre Peak rises from a still fjord wrapped in bands of silver mist, a small boat below',
  seed: 77,
  light: 0.7,
  air: '#c3d6d8',
  layers: () => {
    const far = ridge({ depth: 0.12, base: 620, height: 330, rough: 0.7, peaks: [[0.62, 0.7, 330], [0.8, 1, 380], [0.98, 0.9, 300], [0.5, 0.42, 260]], colour: '#8fb0b8', shade: '#6c93a3', foot: '#cfdfdd', snow: { line: 0.7, colour: '#eef5f3', ragged: 26 } });
    const mitre = ridge({
      depth: 0.2, base: 632, height: 480, rough: 0.5, grainSize: 70,
      outline: [{ at: 0.36, points: [[-560, 0], [-430, 120], [-340, 190], [-260, 235], [-190, 300], [-130, 352], [-84, 398], [-38, 455], [-8, 486], [18, 470], [52, 410], [96, 352], [128, 330], [164, 300], [214, 222], [262, 170], [312, 128], [372, 60], [440, 0]] }],
      colour: '#4b7580', shade: '#1f4657', lit: '#c7d6c0', foot: '#9cbcbd', snow: { line: 0.86, colour: '#e6f0ee', ragged: 26 }, gullies: 10,
    });
    const spur = ridge({ depth: 0.26, base: 636, height: 230, rough: 0.8, peaks: [[0.02, 1, 300], [0.14, 0.6, 190], [0.66, 0.26, 190]], colour: '#2f5a62', shade: '#183c4a', lit: '#9fb8a4', foot: '#6f979a' });
    const right = wall({ depth: 0.34, side: 'right', edge: [[0, 60], [80, 90], [150, 170], [190, 300], [222, 420], [262, 520], [320, 600], [380, 640]], colour: '#274d52', shade: '#10313d', lit: '#7fa08c', foot: '#3f6b6c', forest: ['#1d4548', '#2f5f58'], strokes: 70 });
    const fall = waterfall({ depth: 0.36, x: 0.895, top: 250, bottom: 622, width: 20, colour: '#f4fafa', shade: '#a9c3c6' });
    return [
      sky(['#6f95a8', '#a3bfc6', '#d7e1da', '#f2ecd8'], 600),
      streaks({ y: [60, 400], count: 13, colours: ['#dfe8e4', '#f2f1e4', '#fffbe9'], opacity: 0.7, thick: [10, 26], width: [300, 900] }),
      far,
      mist({ depth: 0.15, y: 500, height: 150, colour: '#eef3ec', opacity: 0.75 }),
      mitre,
      mist({ depth: 0.22, y: 470, height: 66, colour: '#f3f6f0', opacity: 0.72, from: 0.02, to: 0.5 }),
      mist({ depth: 0.23, y: 360, height: 44, colour: '#f6f8f2', opacity: 0.6, from: 0.26, to: 0.62 }),
      spur,
      mist({ depth: 0.28, y: 600, height: 80, colour: '#e9f1ec', opacity: 0.7 }),
      right,
      fall,
      water({ depth: 0.4, top: 630, stops: ['#cfdeda', '#8fb4b8', '#4f8290', '#1d4c5c'], ripples: { light: '#eef5ef', dark: '#4f8590', count: 200, opacity: 0.4 } }),
      mirror({ of: [far, mitre, spur, right, fall], y: 632, depth: 0.42, opacity: 0.7, tint: '#a9c8c8', squash: 0.72 }),
      mist({ depth: 0.44, y: 640, height: 46, colour: '#f4f7f1', opacity: 0.65 }),
      layer(0.5, (s) => put(s.x(0.655), 702, 0.62, ferry('#b5463a', '#fdf8ee')) + fill(`M${s.x(0.655) - 38} 706h66l-10 22h-40Z`, '#b5463a', 'opacity="0.22"')),
      birds({ x: 0.6, y: 250, count: 4, size: 13, colour: '#29505c', spread: 60 }),
      layer(0.95, (s) => {
        let out = '';
        // Tree ferns at the near shore: long ribs with hanging leaflets.
        for (const [x, y, k] of [[-0.02, 1010, 1.25], [0.1, 1060, 1], [1.02, 1040, 1.05]] as const) {
          for (let i = 0; i < 11; i++) {
            const a = -Math.PI * (0.08 + 0.84 * (i / 10));
            const len = 250 * k * s.r.range(0.8, 1.1);
            let rib = '';
            for (let t = 0.06; t < 1; t += 0.045) {
              const px = s.x(x) + Math.cos(a) * len * t;
              const py = y + Math.sin(a) * len * t * 0.9 + 150 * k * t * t * (0.3 + Math.abs(Math.cos(a)));
              const w = 46 * k * Math.sin(Math.PI * (0.12 + t * 0.88)) + 4;
              rib += `M${px.toFixed(1)} ${py.toFixed(1)}q${(-w * 0.5).toFixed(1)} ${(w * 0.1).toFixed(1)} ${(-w * 0.72).toFixed(1)} ${(w * 0.6).toFixed(1)}q${(w * 0.6).toFixed(1)} ${(-w * 0.12).toFixed(1)} ${(w * 0.72).toFixed(1)} ${(-w * 0.6).toFixed(1)}q${(w * 0.5).toFixed(1)} ${(w * 0.1).toFixed(1)} ${(w * 0.72).toFixed(1)} ${(w * 0.6).toFixed(1)}q${(-w * 0.6).toFixed(1)} ${(-w * 0.1).toFixed(1)} ${(-w * 0.72).toFixed(1)} ${(-w * 0.6).toFixed(1)}`;
            }
            out += fill(rib, ['#0e2f35', '#164244', '#25585a'][i % 3]!);
          }
        }
        return out + leafSpray(s, -60, 1000, 10, '#0e2f35', 2);
      }),
    ];
  },
};
