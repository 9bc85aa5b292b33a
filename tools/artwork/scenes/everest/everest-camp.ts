import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { prayerFlags } from '../../src/people/flags.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { mist, sky, stars } from '@trekker/cover-art/sky.ts';

/** A dome tent lit from inside, foot at 0,0, about 110 wide. */
const tent = (s: Stage, cloth: string): string => oval(0, 2, 120, 20, '#ffca7a', 'opacity="0.22"') + fill('M-56 0Q-50 -62 0 -70Q50 -62 56 0Z', s.radial(0, -8, 66, ['#fff2c0', [0.4, mix(cloth, '#ffe0a0', 0.5)], [1, cloth]])) + line('M-56 0Q-30 -66 0 -70Q30 -66 56 0M-34 0Q-18 -60 0 -70M34 0Q18 -60 0 -70', tone(cloth, -0.14), 2.2) + fill('M-14 0Q-12 -34 0 -42Q12 -34 14 0Z', '#fff6d4') + line('M0 -42V0', tone(cloth, -0.1), 1.6) + line('M-56 0L-74 8M56 0L74 8', '#c9cfe6', 1.2);

export const camp: Scene = {
  slug: 'everest-base-camp-stars', place: 'Everest Base Camp, Nepal', seed: 4412, light: 0.5, air: '#5f74b0', grain: 0.5,
  alt: 'Tents glow at Everest base camp under a vast starry sky, prayer flags run from a cairn and the peaks shine blue above the icefall',
  layers: () => [
    sky(['#0a1138', '#182a6a', '#36539c', '#7f94cc', '#c3b8d9'], 660),
    stars(560, 620),
    layer(0.02, (s) => { let out = ''; for (let i = 0; i < 70; i++) { const t = i / 69; out += oval(s.x(0.1) + t * s.w * 0.62 + s.r.gauss() * 26, -20 + t * 420 + s.r.gauss() * 24, s.r.range(30, 90), s.r.range(16, 34), i % 3 ? '#a4b0f0' : '#e6c4ea', 'opacity="0.13"'); } let dust = ''; for (let i = 0; i < 260; i++) { const t = s.r.next(); dust += disc(s.x(0.1) + t * s.w * 0.62 + s.r.gauss() * 46, -20 + t * 420 + s.r.gauss() * 40, s.r.range(0.5, 1.6), '#ffffff', `opacity="${s.r.range(0.3, 0.9).toFixed(2)}"`); } return group(out, s.blur(22)) + dust; }),
    ridge({ depth: 0.12, base: 690, height: 470, rough: 0.5, grainSize: 80, outline: [{ at: 0.6, points: [[-520, 60], [-420, 170], [-330, 230], [-260, 330], [-200, 380], [-150, 366], [-110, 300], [-60, 340], [-10, 430], [20, 462], [50, 440], [100, 350], [150, 290], [210, 300], [270, 370], [310, 396], [350, 360], [420, 250], [500, 160], [600, 80]] }], colour: '#5f76b8', shade: '#22357c', lit: '#dce4fb', snow: { line: 0.2, colour: '#dfe6f8', ragged: 46 }, foot: '#7f94cc', gullies: 20 }),
    ridge({ depth: 0.18, base: 720, height: 420, rough: 0.5, peaks: [[-0.02, 1, 440], [0.14, 0.6, 260]], island: true, colour: '#3f559c', shade: '#18296a', lit: '#b5c4ec', snow: { line: 0.4, colour: '#c3cfee', ragged: 40 }, foot: '#5f76b8', gullies: 12 }),
    layer(0.24, (s) => {
      // The icefall tumbles between the walls.
      let out = fill(curve([[s.w * 0.32, 770], [s.w * 0.43, 728], [s.w * 0.49, 664], [s.w * 0.525, 586], [s.w * 0.57, 580], [s.w * 0.6, 650], [s.w * 0.68, 722], [s.w * 0.84, 770]], true), s.down(560, 750, ['#c3d0f2', '#9fb4e6', '#7f98d9']));
      for (let i = 0; i < 240; i++) { const t = s.r.next(); const y = 600 + t * 150; const x = s.x(0.545 + (s.r.next() - 0.5) * (0.05 + 0.34 * t ** 2)); const w = 8 + t * 26; out += fill(`M${x} ${y}L${x + w * 0.3} ${y - w * s.r.range(0.5, 1)}L${x + w} ${y - w * 0.2}L${x + w * 0.9} ${y + 4}Z`, s.r.pick(['#e2eafb', '#b5c6ee', '#8fa6e0', '#6f8ad0']), 'opacity="0.85"'); }
      return out;
    }),
    mist({ depth: 0.28, y: 730, height: 60, colour: '#a9b8e2', opacity: 0.4 }),
    layer(0.34, (s) => fill(curve([[-120, 730], [s.w * 0.2, 742], [s.w * 0.5, 760], [s.w * 0.8, 748], [s.w + 120, 728], [s.w + 120, 1120], [-120, 1120]], true), s.down(730, 1000, ['#4f5f9c', '#313d78', '#1a2250'])) + boulders(s, -80, s.w + 80, 770, [10, 30], 70, '#2c3768', '#6f80b8', '#b5c2e6') + boulders(s, -80, s.w + 80, 830, [14, 40], 50, '#283262', '#6575b0')),
    layer(0.5, (s) => {
      const list: [number, number, number, string][] = s.tall ? [[0.24, 800, 0.6, '#e8a02c'], [0.62, 796, 0.56, '#f2c23c'], [0.4, 850, 1, '#e8702c'], [0.78, 876, 1.2, '#f2b53c']] : [[0.3, 796, 0.5, '#e8a02c'], [0.37, 790, 0.45, '#f2c23c'], [0.44, 800, 0.55, '#e0603f'], [0.56, 794, 0.5, '#f2b53c'], [0.63, 804, 0.6, '#e8822c'], [0.72, 796, 0.5, '#f2c23c'], [0.36, 850, 0.95, '#e8702c'], [0.5, 862, 1.1, '#f2b02c'], [0.66, 872, 1.2, '#d9553f'], [0.8, 846, 0.9, '#f2c23c'], [0.9, 880, 1.3, '#e8922c']];
      return list.map(([p, y, k, c]) => put(s.x(p), y, k, tent(s, c))).join('');
    }),
    layer(0.6, (s) => oval(s.x(0.58) + 10, 916, 36, 5, '#121a44', 'opacity="0.6"') + put(s.x(0.58), 914, 1.05, hiker('#d9453c', '#f2b53c', '#2a3058', '#e0b08c', '#ffe2a8')) + disc(s.x(0.58), 820, 4, '#fffbe4') + disc(s.x(0.58), 820, 34, s.radial(s.x(0.58), 820, 34, ['#fff2c088', '#fff2c000']))),
    layer(0.75, (s) => {
      // The cairn and its strings of flags.
      const x = s.x(s.tall ? 0.16 : 0.17);
      const at: Pt = [x, 640];
      let stones = '';
      for (let r = 0; r < 9; r++) for (let i = 0; i < 9 - r; i++) { const w = 26; const sx = x - ((9 - r) * w) / 2 + i * w + s.r.range(-4, 4); const sy = 912 - r * 19; stones += fill(curve([[sx, sy], [sx + 2, sy - 15], [sx + 14, sy - 20], [sx + 27, sy - 12], [sx + 26, sy + 2]], true), s.r.pick(['#54608f', '#454f80', '#6a76a4', '#3a4472'])) + line(`M${sx + 4} ${sy - 15}L${sx + 16} ${sy - 19}`, '#a9b5de', 2, 'opacity="0.6"'); }
      return line(`M${x} 760V630`, '#2a2440', 6) + prayerFlags(s, at, [s.w + 60, 250], 120, 34) + prayerFlags(s, at, [s.w + 60, 470], 170, 38) + prayerFlags(s, at, [-80, 470], 40, 36) + prayerFlags(s, at, [-90, 760], 24, 36) + stones;
    }),
    layer(0.9, (s) => fill(curve([[-120, 960], [s.w * 0.2, 944], [s.w * 0.5, 980], [s.w * 0.8, 966], [s.w + 120, 940], [s.w + 120, 1120], [-120, 1120]], true), s.down(940, 1010, ['#26305f', '#141b42'])) + boulders(s, -80, s.w + 80, 990, [30, 70], 26, '#1a2250', '#56659c', '#a4b0d6')),
  ],
};
