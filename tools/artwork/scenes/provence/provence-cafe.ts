import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { disc, fill, group, line, oval, poly, put, rect } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { birds, sky, sun } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { foliage } from '@trekker/cover-art/trees.ts';

/** A southern town house of the square, foot at 0,0: ochre plaster, long shutters, a low tiled roof. */
function house(s: Stage, w: number, h: number, wall: string, shutter: string): string {
  let out = rect(0, -h, w, h, s.across(0, w, [tone(wall, 0.04), wall, tone(wall, -0.05)]));
  for (let i = 0; i < 5; i++) out += oval(s.r.range(10, w - 10), -s.r.range(40, h - 20), s.r.range(14, 34), s.r.range(8, 18), tone(wall, s.r.range(-0.03, 0.04)), 'opacity="0.6"');
  const cols = Math.max(2, Math.round(w / 96));
  const floors = Math.max(2, Math.round((h - 120) / 110));
  for (let f = 0; f < floors; f++) for (let i = 0; i < cols; i++) { const x = ((i + 0.5) * w) / cols; const y = -h + 44 + f * 112; const open = s.r.chance(0.65); out += rect(x - 22, y - 4, 44, 80, tone(wall, 0.1)) + rect(x - 17, y, 34, 74, '#54607a') + line(`M${x} ${y}v74M${x - 17} ${y + 26}h34`, '#f4ead8', 2.6); for (const d of [-1, 1]) { const sx = open ? x + d * 17 + (d < 0 ? -30 : 0) : x + (d < 0 ? -17 : 0); const sw = open ? 30 : 17; out += rect(sx, y - 2, sw, 78, tone(shutter, d * -0.02)) + Array.from({ length: 10 }, (_, k) => line(`M${sx + 3} ${y + 4 + k * 7.400}h${sw - 6}`, tone(shutter, -0.09), 1.4)).join(''); } out += rect(x - 26, y + 76, 52, 6, tone(wall, 0.08)) + (s.r.chance(0.4) ? rect(x - 24, y + 66, 48, 11, '#b5683f') + foliage(s, x, y + 62, 26, 10, ['#4f7f4c', '#e0486a', '#ff8f9c'], 12) : ''); }
  return out + fill(poly([[-10, -h], [w * 0.04, -h - 34], [w * 0.96, -h - 34], [w + 10, -h]]), '#d98a5f') + Array.from({ length: Math.round(w / 11) }, (_, i) => disc(i * 11 - 2, -h + 2, 6, i % 2 ? '#c9744c' : '#e09a6c')).join('') + line(`M-8 ${-h - 10}H${w + 8}M-4 ${-h - 22}H${w + 4}`, '#c06a44', 1.6, 'opacity="0.5"');
}

/** A café table with two chairs, foot at 0,0, about 100 wide. */
const table = (cloth: string): string => oval(6, 2, 66, 8, '#4a4a54', 'opacity="0.35"') + [-1, 1].map((d) => line(`M${d * 42} 0V-30M${d * 66} 0V-34M${d * 40} -30H${d * 68}M${d * 66} -34Q${d * 70} -58 ${d * 64} -72`, '#2f5a4c', 3.6) + `<path d="M${d * 64} -72Q${d * 50} -76 ${d * 54} -56" fill="none" stroke="#2f5a4c" stroke-width="3.600"/>` + rect(d > 0 ? 40 : -68, -33, 28, 5, '#d9b078')).join('') + line('M0 0V-48M-16 0L0 -12L16 0', '#3a3a44', 4) + oval(0, -50, 38, 9, cloth) + oval(0, -52, 36, 8, tone(cloth, 0.04)) + rect(-14, -72, 8, 20, '#5f8f5a') + rect(-12, -82, 4, 11, '#5f8f5a') + fill('M6 -68H16L13 -54H9Z', '#f7d9a0', 'opacity="0.9"') + oval(20, -54, 8, 2.500, '#ffffff');

export const square: Scene = {
  slug: 'provence-plane-tree-square', place: 'A village in Provence, France', seed: 2313, light: -0.5, air: '#f7e6bc',
  alt: 'Dappled light under old plane trees on a village square in Provence: a fountain, café tables, ochre houses and a game of boules',
  layers: () => [
    sky(['#6fb8dc', '#c3e0dc', '#fdf2cc'], 420),
    sun({ x: 0.4, y: 100, r: 0, colour: '#fff', glow: '#fff6cc', reach: 620 }),
    layer(0.16, (s) => put(s.x(s.tall ? 0.62 : 0.58), 560, 1.25, rect(-34, -380, 68, 390, s.across(-34, 34, ['#f7e2b8', '#e8c894', '#b5936f'])) + [-320, -220, -120].map((y) => rect(-37, y, 74, 6, '#fbeed0')).join('') + fill('M-12 -330V-356a12 12 0 0 1 24 0V-330Z', '#6a5a60') + disc(0, -268, 16, '#fffaf0') + line('M0 -268V-279M0 -268L7 -264', '#3a3038', 2.4) + line('M-26 -382V-404Q0 -452 26 -404V-382M-26 -404H26M0 -440V-462M-14 -384V-428M14 -384V-428', '#4a4048', 3) + disc(0, -398, 8, '#b58a3c'))),
    layer(0.3, (s) => {
      const list: [number, number, string, string][] = [[230, 380, '#f2c27c', '#8fb0c4'], [260, 420, '#eaa878', '#7fa890'], [210, 350, '#f7d9a0', '#a4a0c8'], [290, 400, '#e8b46a', '#8fb4b8'], [240, 430, '#f0bc94', '#94a87c'], [260, 370, '#f4cf8f', '#8ca4c4'], [220, 400, '#e6a87a', '#a9b58c']];
      let out = '';
      let x = -90;
      list.concat(list).forEach(([w, h, wall, sh]) => { if (x < s.w + 90) out += put(x, 700, 1, house(s, w, h, mix(wall, s.air, 0.12), sh)); x += w; });
      // The café: a striped awning and its lettering made of dots.
      const cx = s.x(s.tall ? 0.2 : 0.22);
      out += rect(cx - 150, 560, 300, 140, '#4a3f4c') + rect(cx - 140, 570, 84, 130, '#ffdf9c') + rect(cx - 44, 570, 90, 130, '#6a4434') + rect(cx + 58, 570, 82, 130, '#ffdf9c') + Array.from({ length: 12 }, (_, i) => fill(poly([[cx - 165 + i * 27.500, 566], [cx - 150 + i * 25, 520], [cx - 125 + i * 25, 520], [cx - 137.500 + i * 27.500, 566]]), i % 2 ? '#fff6e2' : '#d9553f') + fill(`M${cx - 165 + i * 27.500} 566h27.500q0 13 -13.750 13q-13.750 0 -13.750 -13Z`, i % 2 ? '#f2e6ce' : '#c0442f')).join('') + line(`M${cx - 130} 600h64M${cx - 130} 640h64M${cx + 68} 610h62M${cx + 68} 650h62`, '#b58a4c', 3);
      return out;
    }),
    layer(0.4, (s) => {
      let out = rect(-120, 696, s.w + 240, 430, s.down(696, 1000, ['#fbe9c0', '#eccf9c', '#c9a074']));
      // Light through leaves: shade as a field of soft spots.
      let spots = '';
      for (let i = 0; i < 170; i++) { const y = s.r.range(712, 1000); const k = (y - 640) / 200; spots += oval(s.r.range(-80, s.w + 80), y, s.r.range(26, 90) * k, s.r.range(5, 16) * k, '#8a6f84', 'opacity="0.26"'); }
      let sunny = '';
      for (let i = 0; i < 80; i++) { const y = s.r.range(716, 1000); const k = (y - 640) / 200; sunny += oval(s.r.range(-80, s.w + 80), y, s.r.range(10, 36) * k, s.r.range(3, 8) * k, '#fff8dc', 'opacity="0.7"'); }
      return out + group(spots, s.blur(3)) + sunny;
    }),
    layer(0.5, (s) => {
      // The fountain: a mossy mushroom of tufa in a round basin.
      const x = s.x(s.tall ? 0.64 : 0.61);
      let out = oval(x + 20, 826, 200, 20, '#6a5568', 'opacity="0.35"') + fill(`M${x - 170} 760V800Q${x} 846 ${x + 170} 800V760Z`, s.across(x - 170, x + 170, ['#f4e4c4', '#dcc4a0', '#a08a80'])) + oval(x, 760, 170, 28, '#f7ead0') + oval(x, 760, 152, 22, s.across(x - 150, x + 150, ['#a9dcd4', '#5fa8ac', '#3f7f8c']));
      out += rect(x - 22, 660, 44, 104, s.across(x - 22, x + 22, ['#ecd9b4', '#c9ae8c', '#8f7a74']));
      for (let i = 0; i < 26; i++) out += foliage(s, x + s.r.gauss() * 34, 640 + s.r.gauss() * 26, s.r.range(20, 36), s.r.range(14, 24), ['#3f6a48', '#6a9a54', '#b5c46c'], 10);
      for (const d of [-1, 1]) for (let i = 0; i < 3; i++) out += `<path d="M${x + d * 26} ${664 + i * 4}Q${x + d * (80 + i * 14)} ${654 + i * 6} ${x + d * (96 + i * 14)} ${758}" fill="none" stroke="#ffffff" stroke-width="${5 - i}" opacity="0.8"/>`;
      return out + [-1, 1].map((d) => oval(x + d * 106, 758, 26, 5, '#ffffff', 'opacity="0.8"')).join('');
    }),
    layer(0.56, (s) => (s.tall ? [[0.16, 800, 1, '#fff6e6'], [0.36, 850, 1.2, '#d9553f']] : [[0.09, 796, 1, '#fff6e6'], [0.21, 812, 1.1, '#d9553f'], [0.33, 800, 1, '#fff6e6'], [0.14, 880, 1.45, '#8fb4c4'], [0.29, 894, 1.5, '#fff6e6']]).map(([p, y, k, c]) => put(s.x(p as number), y as number, k as number, table(c as string))).join('') + put(s.x(s.tall ? 0.3 : 0.25), 818, 1.02, lady('#8f9fd0', '#6a3f2c', '#e8bf9c', '#fbeec8'))),
    layer(0.6, (s) => {
      // Boules.
      const x = s.x(s.tall ? 0.7 : 0.78);
      return put(x, 896, 1.35, stroller('#4f7fa8', '#e8dcc4', '#8a8488', '#d9a884')) + put(x + 76, 884, 1.28, stroller('#f4ead6', '#5a6a8c', '#4a3a34', '#c9946c', '#d9453c')) + put(x + 150, 910, 1.4, stroller('#c97a4c', '#4a4a5c', '#c9c4c0', '#e0b08c')) + [[-70, 930, '#8a8f9c'], [-110, 944, '#6f7480'], [-140, 924, '#9aa0ac'], [-96, 958, '#6f7480']].map(([dx, y, c]) => oval(x + (dx as number) + 8, (y as number) + 8, 14, 4, '#6a5568', 'opacity="0.4"') + disc(x + (dx as number), y as number, 10, c as string) + disc(x + (dx as number) - 3, (y as number) - 4, 3, '#ffffff', 'opacity="0.7"')).join('') + disc(x - 118, 934, 5, '#e8842c');
    }),
    birds({ x: 0.44, y: 170, count: 5, size: 12, colour: '#6a6a84', spread: 80 }),
    layer(0.85, (s: Stage) => {
      // Two old planes: patched trunks, a roof of leaves.
      let out = '';
      const plane = (x: number, y: number, w: number, dir: number): void => {
        const d = `M${x - w} ${y}Q${x - w * 0.7} ${y - 260} ${x - w * 0.62} ${y - 520}Q${x - dir * w} ${y - 760} ${x - dir * w * 2.4} ${y - 960}H${x + dir * w * 0.2}Q${x + w * 0.3} ${y - 760} ${x + w * 0.62} ${y - 520}Q${x + w * 0.7} ${y - 260} ${x + w} ${y}Z`;
        let bark = '';
        for (let i = 0; i < 46; i++) { const [bx, by] = [x + s.r.range(-w, w), y - s.r.next() * 800]; bark += `<ellipse cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" rx="${s.r.range(8, 26).toFixed(1)}" ry="${s.r.range(14, 40).toFixed(1)}" fill="${s.r.pick(['#f2e6c4', '#b5ac84', '#8f8a6c', '#dccfa0', '#c4b88c'])}" opacity="0.75"/>`; }
        out += oval(x + 30, y - 4, w * 1.7, 18, '#6a5568', 'opacity="0.35"') + fill(d, s.across(x - w, x + w, ['#e6d8ac', '#c4b48c', '#7f7868'])) + group(bark, s.clip(d)) + fill(`M${x + w * 0.4} ${y}Q${x + w * 0.3} ${y - 300} ${x + w * 0.34} ${y - 560}L${x + w * 0.62} ${y - 520}Q${x + w * 0.7} ${y - 260} ${x + w} ${y}Z`, '#4a4a54', 'opacity="0.3"');
      };
      plane(s.x(s.tall ? 0.02 : 0.035), 1000, 70, 1);
      plane(s.x(s.tall ? 0.97 : 0.955), 990, 62, -1);
      for (let i = 0; i < 90; i++) { const p = s.r.range(-0.05, 1.05); const side = Math.abs(p - 0.5) * 2; out += foliage(s, s.x(p), s.r.range(-60, 40 + side ** 2 * 250), s.r.range(60, 110), s.r.range(34, 60), s.r.pick([['#3f7a48', '#6aa650', '#bcd474'], ['#35704a', '#5a9a50', '#a4c868'], ['#4a8448', '#86b858', '#dbe68a']] as [string, string, string][]), 14); }
      return out;
    }),
  ],
};
