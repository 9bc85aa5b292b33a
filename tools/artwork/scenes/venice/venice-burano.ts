import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { disc, fill, group, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { birds, cumulus, sky } from '@trekker/cover-art/sky.ts';
import { lady } from '../../src/people/strollers.ts';
import { foliage } from '@trekker/cover-art/trees.ts';
import { ripples } from '@trekker/cover-art/water.ts';

/**
 * A fisherman's house of the lagoon, foot at 0,0: one bright colour, white frames, green shutters, a curtain before the
 * door.
 */
function fisher(s: Stage, w: number, h: number, wall: string, shutter: string): string {
  const t = s.light <= 0 ? [tone(wall, 0.04), wall, tone(wall, -0.04)] : [tone(wall, -0.04), wall, tone(wall, 0.04)];
  let out = rect(0, -h, w, h, s.across(0, w, t)) + rect(0, -20, w, 20, tone(wall, -0.14));
  const pane = (x: number, y: number): string => rect(x - 25, y - 36, 50, 72, '#fffaf2') + rect(x - 19, y - 30, 38, 60, '#3f5068') + line(`M${x} ${y - 30}V${y + 30}M${x - 19} ${y - 4}H${x + 19}`, '#fffaf2', 3) + rect(x - 48, y - 33, 24, 66, shutter) + rect(x + 24, y - 33, 24, 66, tone(shutter, -0.04)) + Array.from({ length: 9 }, (_, i) => line(`M${x - 46} ${y - 28 + i * 7}h20M${x + 26} ${y - 28 + i * 7}h20`, tone(shutter, -0.1), 1.2)).join('') + rect(x - 30, y + 36, 60, 6, '#f2e9dc');
  const flowers = (x: number, y: number): string => rect(x - 26, y, 52, 10, '#8a5a44') + foliage(s, x, y - 4, 28, 11, s.r.pick([['#3f7a4c', '#e0487a', '#ff8fae'], ['#3f7a4c', '#e8503c', '#ffa06a']] as [string, string, string][]), 14);
  const floors = h > 290 ? 3 : 2;
  const cols = w > 190 ? 3 : 2;
  for (let f = 0; f < floors; f++) for (let i = 0; i < cols; i++) {
    const x = ((i + 0.5) * w) / cols;
    const y = -h + 62 + (f * (h - 30)) / floors;
    if (f === floors - 1 && i === cols - 2) {
      out += rect(x - 30, -104, 60, 104, '#fffaf2') + rect(x - 23, -97, 46, 97, '#4f4a5c');
      const c = s.r.pick([['#f7e2b8', '#d9603f'], ['#eef4f7', '#3f7ab5'], ['#fbf0d4', '#5f9a5c']]);
      for (let k = 0; k < 5; k++) out += rect(x - 23 + k * 9.200, -97, 9.200, 95, c[k % 2]!);
    } else out += pane(x, y) + (s.r.chance(0.5) && f < floors - 1 ? flowers(x, y + 34) : '');
  }
  out += fill(poly([[-6, -h], [w * 0.5, -h - 30], [w + 6, -h]]), '#c9694c') + rect(-6, -h - 3, w + 12, 8, '#e08a64') + Array.from({ length: Math.round(w / 9) }, (_, i) => disc(i * 9 + 2, -h + 4, 4, '#d9795a')).join('') + rect(w * 0.7, -h - 58, 24, 44, tone(wall, -0.03)) + fill(poly([[w * 0.7 - 8, -h - 54], [w * 0.7 - 2, -h - 74], [w * 0.7 + 26, -h - 74], [w * 0.7 + 32, -h - 54]]), tone(wall, -0.08));
  return out + fill(poly([[w, -h], [w - 12, -h], [w - 12, 0], [w, 0]]), '#2a2050', 'opacity="0.14"');
}

/** A flat work boat under a blue cover, waterline at 0,0, about 190 long. */
const barge = (hull: string, cover: string): string => fill('M-100 -20Q-90 6 -70 10H74Q92 4 102 -24L88 -20H-84Z', hull) + fill('M-86 -20Q-40 -44 10 -40Q60 -38 86 -20Z', cover) + line('M-60 -32Q-54 -26 -52 -20M-20 -40Q-16 -30 -16 -20M24 -40Q26 -30 26 -20M60 -34Q60 -26 58 -20', tone(cover, -0.09), 2) + line('M-96 -14Q-88 0 -70 3H74Q88 0 98 -17', '#fff6e6', 3) + line('M-84 -20H88', tone(hull, 0.16), 3);

export const burano: Scene = {
  slug: 'venice-burano-colours', place: 'Burano, Venice, Italy', seed: 2714, light: -0.6, air: '#e2efee',
  alt: 'A row of houses in bright colours on a canal of Burano, boats under blue covers before them and the leaning tower behind',
  layers: () => {
    const row = layer(0.4, (s) => {
      const walls = ['#2f8fc9', '#f7b52e', '#e8486a', '#7fbf4f', '#f2703c', '#6f5fc0', '#f7dc6a', '#2fb0a0', '#d93f3c', '#f49ac0'];
      const shutters = ['#2f6a4c', '#f4efe2', '#3f7a5c', '#5a3f34', '#2f6a5c'];
      let out = '';
      let x = s.tall ? -110 : -130;
      let i = s.tall ? 2 : 0;
      while (x < s.w + 90) { const w = [180, 216, 168, 236, 174, 206, 160][i % 7]!; const h = [270, 330, 250, 300, 352, 262, 316][i % 7]!; out += put(x, 720, 1, fisher(s, w, h, walls[i % 10]!, shutters[i % 5]!)); x += w; i++; }
      return out;
    });
    return [
      sky(['#3f9ad4', '#86c8e2', '#d3ece8', '#fdf3dc'], 520),
      cumulus({ at: [[0.2, 250, 360, 100], [0.56, 190, 240, 60], [0.9, 270, 380, 110]], lit: '#ffffff', body: '#fdfaf2', shade: '#cfe2ea', opacity: 0.95 }),
      layer(0.16, (s) => put(s.x(s.tall ? 0.7 : 0.66), 560, 1.15, `<g transform="rotate(4)">${rect(-30, -330, 60, 340, s.across(-30, 30, ['#e2a288', '#c9836c', '#a8685c']))}${[-60, -130, -200, -270].map((y) => rect(-33, y, 66, 6, '#f2dcc4') + [-14, 14].map((x) => rect(x - 4, y - 44, 8, 26, '#8a5650')).join('')).join('')}${rect(-34, -342, 68, 14, '#f7ead4')}${rect(-28, -392, 56, 52, '#e8c8ac')}${[-18, 0, 18].map((x) => fill(`M${x - 6} -340V-372A6 6 0 0 1 ${x + 6} -372V-340Z`, '#6a4a50')).join('')}${rect(-32, -398, 64, 8, '#f7ead4')}${fill(poly([[-28, -398], [0, -470], [28, -398]]), '#c9d4d0')}${disc(0, -474, 4, '#f2c75a')}</g>`)),
      row,
      layer(0.5, (s) => {
        let out = rect(-120, 718, s.w + 240, 48, s.down(718, 766, ['#f2e6d4', '#dccab4'])) + rect(-120, 762, s.w + 240, 9, '#fffaf0') + rect(-120, 770, s.w + 240, 34, '#b59a8a');
        for (let x = -120; x < s.w + 120; x += 46) out += rect(x, 771, 44, 14, s.r.pick(['#c9ae9c', '#a88d80', '#bca292'])) + rect(x - 20, 787, 44, 15, s.r.pick(['#a08678', '#8f7a70', '#b09486']));
        return out + rect(-120, 796, s.w + 240, 10, '#5f7a5c', 'opacity="0.7"');
      }),
      layer(0.56, (s) => {
        // The canal: the row in long broken strokes of colour.
        const flip = `<g transform="matrix(1 0 0 -0.62 0 ${(806 + 0.62 * 720).toFixed(0)})" ${s.blur(5, 2)}>${s.paint(row)}</g>`;
        const area = s.clip(`M-120 804H${s.w + 120}V1120H-120Z`);
        let cuts = '';
        for (let i = 0; i < 26; i++) { const y = 812 + i * i * 0.36; cuts += line(`M${s.r.range(-100, s.w * 0.3)} ${y}h${s.r.range(200, 900)}`, i % 2 ? '#3f8a94' : '#cfeee8', 2 + i * 0.2, 'opacity="0.5"'); }
        return rect(-120, 804, s.w + 240, 320, s.down(804, 1000, ['#5fa8a4', '#2f7f8a', '#1f5a6c'])) + group(group(flip, 'opacity="0.55"') + cuts + ripples(s, 806, 1000, '#e2fbf2', 150, 0.5) + ripples(s, 806, 1000, '#1f6a7c', 120, 0.5), area);
      }),
      layer(0.62, (s) => (s.tall ? [[0.3, 834, 1.2, '#3a6f4c'], [0.86, 838, 1.2, '#8f3f3a']] : [[0.16, 834, 1.2, '#3a6f4c'], [0.42, 838, 1.3, '#f2efe6'], [0.78, 836, 1.25, '#8f3f3a']]).map(([x, y, k, c], i) => oval(s.x(x as number), (y as number) + 14, 130, 8, '#12404c', 'opacity="0.4"') + line(`M${s.x(x as number) + 112} ${(y as number) + 20}V${(y as number) - 110}`, mix('#8a6a4c', '#5a4a3c', 0.4), 9) + put(s.x(x as number), y as number, k as number, barge(c as string, i % 2 ? '#4a90c9' : '#2f6fb4'))).join('')),
      layer(0.66, (s) => oval(s.x(0.58) + 16, 758, 30, 4, '#8a7a6c', 'opacity="0.5"') + put(s.x(0.58), 756, 1.05, lady('#ffffff', '#6a3f2c', '#e8b894', '#f4dca4')) + put(s.x(s.tall ? 0.16 : 0.3), 754, 0.9, fill('M-12 0V-26Q-6 -34 4 -28L14 -34V-24L18 -20L14 -16V0Z', '#4a3a3c') + line('M-12 -4Q-26 -6 -24 -22', '#4a3a3c', 4))),
      birds({ x: 0.36, y: 170, count: 5, size: 14, colour: '#ffffff', spread: 90 }),
    ];
  },
};
