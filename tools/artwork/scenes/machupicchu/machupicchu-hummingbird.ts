import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, line, oval, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { mist, rays, sky, sun } from '@trekker/cover-art/sky.ts';
import { foliage, leafSpray } from '@trekker/cover-art/trees.ts';
import { ribbon } from '@trekker/cover-art/water.ts';

/** A sword-billed hummingbird that hovers, breast at 0,0, bill to the left, about 260 long with it. */
function hummingbird(back: string, throat: string, belly: string): string {
  const feather = (n: number, cx: number, cy: number, from: number, to: number, len: number, c: string, k: number): string => Array.from({ length: n }, (_, i) => { const a = ((from + ((to - from) * i) / (n - 1)) * Math.PI) / 180; const l = len * (1 - k * Math.abs(i / (n - 1) - 0.35)); const [x, y] = [cx + Math.cos(a) * l, cy + Math.sin(a) * l]; const nx = Math.cos(a + Math.PI / 2) * 8; const ny = Math.sin(a + Math.PI / 2) * 8; return fill(`M${cx} ${cy}Q${(cx + x) / 2 + nx} ${(cy + y) / 2 + ny} ${x} ${y}Q${(cx + x) / 2 - nx} ${(cy + y) / 2 - ny} ${cx} ${cy}Z`, tone(c, ((i % 3) - 1) * 0.03), 'opacity="0.92"'); }).join('');
  // A wing raised at the shoulder (x, y): the narrow blade of ten primaries, their tips one behind the other, under an
  // arm of coverts.
  const wing = (x: number, y: number, turn: number, c: string): string => {
    const tip = (i: number): Pt => [8 + i * 6.6, -176 + i * i * 1.5];
    const blades = Array.from({ length: 10 }, (_, k) => { const i = 9 - k; const [tx, ty] = tip(i); return fill(`M${4 + i * 2.4} ${-6 + i * 0.5}Q${-6 + i * 5} ${ty * 0.6} ${tx} ${ty}Q${tx + 7} ${ty * 0.66} ${14 + i * 3} ${4 + i * 0.4}Z`, tone(c, i % 2 ? 0.02 : -0.03)) + line(`M${8 + i * 2.6} ${-8}Q${i * 5} ${ty * 0.6} ${tx - 1} ${ty + 8}`, tone(c, -0.1), 0.9, 'opacity="0.6"'); }).join('');
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${blades}${fill(curve([[-8, 6], [-4, -22], [0, -62], [8, -70], [18, -48], [34, -22], [40, 6], [18, 14]], true), tone(c, 0.05))}${line(curve([[-7, 2], [-3, -26], [3, -80], [8, -170]]), tone(c, 0.13), 2.4)}</g>`;
  };
  return (
    wing(18, -14, 26, mix(back, '#3a4a6c', 0.5)) + feather(5, 70, 40, 24, 62, 78, mix(back, '#2f3a5c', 0.35), 0.3)
    + fill(curve([[-42, -30], [-30, -44], [-6, -36], [20, -18], [52, 10], [76, 42], [66, 48], [36, 36], [2, 34], [-26, 18], [-40, -6]], true), back) + fill(curve([[-38, -14], [-26, 12], [2, 30], [36, 36], [10, 16], [-12, -4], [-26, -18]], true), belly)
    + fill(curve([[-46, -34], [-40, -20], [-30, -2], [-16, 2], [-14, -14], [-24, -30]], true), throat) + [[-38, -22], [-32, -14], [-26, -6], [-28, -20], [-22, -14]].map(([x, y]) => oval(x!, y!, 4, 2.600, tone(throat, 0.12), 'opacity="0.8"')).join('')
    + fill(curve([[-66, -44], [-60, -58], [-44, -62], [-28, -52], [-22, -38], [-34, -28], [-54, -32]], true), tone(back, 0.04)) + fill('M-62 -45Q-120 -40 -170 -30Q-120 -36 -60 -39Z', '#2a2a34') + disc(-50, -47, 4.4, '#14141c') + disc(-51.500, -48.500, 1.5, '#ffffff') + fill('M-44 -50Q-38 -52 -34 -47Q-40 -46 -44 -50Z', '#ffffff')
    + wing(0, -12, -14, mix(back, '#2a4a54', 0.18)) + line(curve([[-42, -30], [-30, -43], [-6, -35], [20, -17]]), tone(back, 0.16), 2, 'opacity="0.7"')
  );
}

/** A slipper of the cloud forest: an orchid's flower seen from the front, middle at 0,0. */
const orchid = (petal: string, lip: string): string => [-90, -18, 54, 126, 198].map((a, i) => `<ellipse cx="0" cy="-19" rx="${i === 0 ? 9 : 11}" ry="21" fill="${i % 2 ? petal : tone(petal, 0.04)}" transform="rotate(${a + 90})"/><path d="M0 -4V-32" stroke="${tone(petal, -0.1)}" stroke-width="1.4" opacity="0.6" transform="rotate(${a + 90})"/>`).join('') + fill('M-9 0Q-14 16 0 22Q14 16 9 0Q0 -6 -9 0Z', lip) + disc(0, 0, 4.500, '#fff0b8') + disc(0, 10, 2.400, tone(lip, -0.14));

export const orchids: Scene = {
  slug: 'machu-picchu-hummingbird-orchids', place: 'Machu Picchu, Peru', seed: 1903, light: -0.5, air: '#d5e4d2',
  alt: 'A hummingbird hovers at orchids above the deep gorge of the Urubamba, the terraces and peaks of Machu Picchu behind in cloud',
  layers: () => [
    sky(['#7fb0bc', '#bcd6cc', '#edeed6', '#fbf0d0'], 560),
    sun({ x: 0.2, y: 120, r: 0, colour: '#fff', glow: '#fff6cc', reach: 620 }),
    ridge({ depth: 0.1, base: 640, height: 380, rough: 0.45, peaks: [[0.02, 0.7, 300], [0.22, 1, 320], [0.46, 0.6, 260], [0.7, 0.9, 300], [0.96, 1, 340]], colour: '#9dbbb4', shade: '#7aa0a4', foot: '#dfe8d8', gullies: 5 }),
    mist({ depth: 0.13, y: 540, height: 130, colour: '#f8f8ea', opacity: 0.85 }),
    ridge({ depth: 0.18, base: 780, height: 500, rough: 0.4, grainSize: 60, outline: [{ at: 0.3, points: [[-520, 0], [-380, 120], [-290, 240], [-220, 300], [-170, 380], [-120, 470], [-80, 500], [-40, 486], [0, 420], [60, 330], [140, 240], [230, 150], [320, 60], [400, 0]] }], peaks: [[1.02, 0.84, 420]], colour: '#6f9c7c', shade: '#3f7270', lit: '#d9dd9a', foot: '#b5cfae', gullies: 14 }),
    mist({ depth: 0.2, y: 600, height: 60, colour: '#fbfaee', opacity: 0.75, from: 0.1, to: 0.6 }),
    layer(0.24, (s) => {
      // The terraces on the far spur, small as a staircase.
      let out = rect(-120, 760, s.w + 240, 360, s.down(760, 1000, ['#a9c8a0', '#5f9470'])) + fill(`${curve([[s.w * 0.42, 1010], [s.w * 0.5, 820], [s.w * 0.57, 690], [s.w * 0.64, 618], [s.w * 0.74, 590], [s.w * 0.88, 600], [s.w + 120, 560]])}L${s.w + 120} 1120H${s.w * 0.4}Z`, s.down(580, 960, ['#9cc070', '#4f8a58', '#2f6a50']));
      // Each terrace is a strip of grass held by a wall, longer the lower it lies.
      for (let i = 0; i < 12; i++) { const y = 622 + i * 19; const a = s.w * (0.636 - i * 0.0105); const b = a + s.w * (0.24 + i * 0.004); const top: Pt[] = [[a, y + 5], [(a + b) / 2, y - 3], [b, y + 6]]; const down = (dy: number): Pt[] => top.map(([x, yy]): Pt => [x, yy + dy]).reverse(); out += fill(`${curve(top)}L${curve(down(17)).slice(1)}Z`, i % 2 ? '#7fb25e' : '#8fc06a') + fill(`${curve(down(9).reverse())}L${curve(down(17)).slice(1)}Z`, '#d9cfb2') + line(curve(down(9).reverse()), '#f4ead0', 2) + line(curve(down(17)), '#4f7a48', 2, 'opacity="0.7"'); }
      // The houses of the town stand in two rows on the crest, gables towards the valley.
      for (const [row, n, x0, gap] of [[0, 7, 0.705, 0.031], [1, 6, 0.722, 0.033]] as const) for (let i = 0; i < n; i++) out += put(s.x(x0 + i * gap), 600 - (i - 3) * 1.5 + row * 14 - 6, 1.25, fill('M0 0V-14L10 -24L20 -14V0Z', '#efe4cc') + fill('M10 -24L34 -22L42 -13V0H20V-14Z', '#c4b698') + fill('M8 0V-9H13V0Z', '#6a6456') + rect(26, -9, 4, 5, '#6a6456'));
      return out;
    }),
    ridge({ depth: 0.28, base: 1070, height: 440, rough: 0.5, peaks: [[0.04, 0.8, 420], [0.98, 1, 460]], colour: '#4f8464', shade: '#255a56', lit: '#b9c882', foot: '#6f9a70', gullies: 6 }),
    ribbon({ depth: 0.3, points: [[0.46, 770, 3], [0.42, 800, 6], [0.46, 836, 10], [0.4, 880, 17], [0.46, 940, 28], [0.38, 1040, 46]], paint: () => '#c9dcc8', edge: '#3f7460', light: '#ffffff' }),
    mist({ depth: 0.34, y: 800, height: 110, colour: '#f2f5e4', opacity: 0.6 }),
    rays({ depth: 0.36, x: 0.12, y: -100, count: 8, spread: 54, angle: 32, length: 1200, colour: '#fff6cc', strength: 0.2 }),
    layer(0.7, (s: Stage) => {
      // A mossy branch from the left with sprays of orchids.
      const path: Pt[] = [[-120, 300], [s.w * 0.1, 340], [s.w * 0.24, 420], [s.w * 0.36, 452]];
      let out = line(curve(path), '#4a3f34', 30) + line(curve(path.map(([x, y]): Pt => [x, y - 9])), '#8a9a54', 13);
      for (let i = 0; i < 40; i++) { const t = s.r.next(); const x = -60 + t * s.w * 0.38; const y = 318 + t * 130; out += foliage(s, x, y + s.r.range(-16, 6), s.r.range(12, 26), s.r.range(8, 14), ['#3f6a44', '#6f9a4c', '#b5c46c'], 8); }
      for (let i = 0; i < 12; i++) out += leafSpray(s, s.r.range(-60, s.w * 0.3), 350 + s.r.range(-20, 70), s.r.range(70, 130) * (i % 2 ? 1 : -0.7), s.r.pick(['#2a5a48', '#3f7a50', '#5f9a58']), 5);
      const spike = (x: number, y: number, dx: number, dy: number, n: number, k: number, petal: string, lip: string): string => { let o = line(curve([[x, y], [x + dx * 0.4, y + dy * 0.1 - 30], [x + dx, y + dy]]), '#5f8a4c', 5); for (let i = 0; i < n; i++) { const t = 0.35 + (0.65 * i) / (n - 1); const px = x + dx * t * (0.8 + 0.2 * t) + (i % 2 ? 16 : -10); const py = y + dy * t * t - 30 * Math.sin(Math.PI * t) + (i % 2 ? 10 : -8); o += put(px, py, k * (1.15 - 0.4 * t), orchid(petal, lip), s.r.range(-20, 20)); } return o; };
      out += spike(s.w * 0.2, 400, s.w * 0.17, 210, 6, 1.7, '#e0559c', '#f7c03c') + spike(s.w * 0.06, 350, s.w * 0.13, 310, 7, 1.8, '#f2844a', '#c9364f') + spike(s.w * 0.3, 440, s.w * 0.1, 40, 4, 1.3, '#f29ac4', '#c9367a');
      return out;
    }),
    layer(0.8, (s) => put(s.x(s.tall ? 0.72 : 0.615), s.tall ? 520 : 470, s.tall ? 1.3 : 1.75, hummingbird('#2f9a7c', '#7a3fc0', '#cfe0b4'), -8)),
    layer(0.92, (s) => {
      let out = '';
      for (let i = 0; i < 60; i++) out += leafSpray(s, i % 2 ? s.r.range(-60, s.w * 0.24) : s.r.range(s.w * 0.8, s.w + 60), 1050, -s.r.range(90, 190), s.r.pick(['#143f38', '#1f5a48', '#2f7350']), 7);
      return out;
    }),
  ],
};
