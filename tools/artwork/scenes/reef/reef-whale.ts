import { curve, disc, fill, group, lens, line, oval, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { sloop } from '@trekker/cover-art/boats.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { birds, cumulus, sky, streaks, sun } from '@trekker/cover-art/sky.ts';
import { water } from '@trekker/cover-art/water.ts';

/**
 * A humpback that leaps, water at 0,0, about 420 high, back to the left: pleated throat, knobbed jaw, a long white
 * flipper.
 */
function humpback(s: Stage): string {
  const back: Pt[] = [[-150, 30], [-140, -60], [-104, -160], [-50, -250], [14, -330], [78, -384], [120, -402], [140, -398]];
  const belly: Pt[] = [[146, -384], [142, -350], [130, -300], [124, -240], [120, -160], [112, -80], [110, 30]];
  const body = `${curve(back)}L${curve(belly).slice(1)}Z`;
  const throat: Pt[] = [[140, -390], [112, -340], [78, -280], [44, -200], [30, -110], [34, 30], [130, 30], [140, -80], [146, -200], [150, -300]];
  let pleats = '';
  for (let i = 0; i < 9; i++) { const u = i / 8; pleats += line(curve([[136 - u * 8, -372 + u * 30], [118 - u * 34 + 6, -280 + u * 24], [104 - u * 56 + 8, -160], [104 - u * 62 + 8, 20]]), '#6f8aa0', 2.6, 'opacity="0.75"'); }
  let knobs = '';
  for (const [x, y] of [[44, -352], [66, -368], [88, -382], [108, -392], [60, -346], [84, -360], [106, -372]] as const) knobs += disc(x, y, 4, '#5f7a94') + disc(x - 1, y - 1.4, 1.6, '#c4d8e4');
  const far = fill(curve([[104, -196], [150, -214], [204, -252], [244, -300], [240, -268], [214, -222], [168, -182], [112, -164]], true), '#8fa8bc');
  const flipper: Pt[] = [[-30, -176], [-80, -196], [-150, -250], [-206, -324], [-222, -362], [-208, -360], [-186, -334], [-172, -324], [-160, -296], [-140, -282], [-122, -252], [-96, -234], [-66, -200], [-26, -142]];
  return far + fill(body, s.across(-150, 146, ['#5f7f9c', '#34506f', '#2a4462'])) + group(fill(curve(throat, true), s.across(20, 150, ['#c9dae2', '#f4f8f6'])) + pleats + fill(curve([[-150, 30], [-140, -60], [-110, -150], [-90, -160], [-116, -60], [-120, 30]], true), '#8fb0c8', 'opacity="0.5"'), s.clip(body)) + line(curve([[144, -384], [104, -356], [62, -306], [20, -254], [6, -224]]), '#1c3049', 4) + disc(20, -232, 5, '#101c2c') + disc(18.500, -233.500, 1.6, '#ffffff') + knobs + fill(curve(flipper, true), s.across(-222, -20, ['#f7fbf8', '#c9d9e0', '#6f8aa4'])) + line(curve(flipper.slice(0, 5)), '#34506f', 7, 'opacity="0.6"') + line(curve(back.slice(1)), '#cfe6f0', 3, 'opacity="0.7"');
}

export const breach: Scene = {
  slug: 'great-barrier-reef-humpback-breach', place: 'Whitsunday Islands, Great Barrier Reef, Australia', seed: 2113, light: -0.5, air: '#cfe6e2',
  alt: 'A humpback whale leaps clear of the sea off the Whitsunday Islands in a curtain of spray, a sailing boat and green islands behind it',
  layers: () => [
    sky(['#2f86c0', '#74bcd6', '#c4e2dc', '#fdecc8'], 560),
    sun({ x: 0.1, y: 300, r: 46, colour: '#fffbe4', glow: '#ffeebc', reach: 520 }),
    streaks({ y: [40, 260], count: 8, colours: ['#ffffff', '#fff6e0'], opacity: 0.7 }),
    cumulus({ depth: 0.06, at: [[0.2, 550, 420, 90], [0.9, 548, 460, 130]], lit: '#ffffff', body: '#f4f6ee', shade: '#b4d0d8' }),
    ridge({ depth: 0.1, base: 560, height: 110, rough: 0.5, island: true, peaks: [[0.06, 0.8, 260], [0.2, 0.5, 200]], colour: '#8fb4bc', shade: '#7298ac', lit: '#d4e0cc', foot: '#b8d4d4', gullies: 3 }),
    ridge({ depth: 0.13, base: 566, height: 170, rough: 0.55, island: true, peaks: [[0.92, 1, 320], [0.78, 0.55, 220], [1.04, 0.7, 240]], colour: '#4f8a74', shade: '#2f6474', lit: '#c4cc88', foot: '#8fbcac', gullies: 6 }),
    layer(0.14, (s) => fill(lens(s.x(0.84), 566, 330, 5), '#fff6e0') + fill(lens(s.x(0.08), 561, 240, 3), '#fff6e0')),
    water({ depth: 0.18, top: 562, stops: ['#7fd0d4', '#2fa0bc', '#14749c', '#0c4f7c'], ripples: { light: '#e8fffa', dark: '#0f6890', count: 260, opacity: 0.45 }, glitter: { x: 0.1, colour: '#fff8dc', spread: 90, count: 130 } }),
    layer(0.26, (s) => fill(lens(s.x(0.25), 652, 150, 6), '#0f5a84', 'opacity="0.5"') + put(s.x(s.tall ? 0.2 : 0.25), 650, 1.7, sloop('#fdf6ea', '#ffffff', '#d9c4b8')) + disc(s.x(0.25) - 40, 636, 4.4, '#e8503f') + disc(s.x(0.25) - 26, 637, 4.4, '#f2c23c')),
    layer(0.36, (s) => {
      // A calf's small blow and back, some way off.
      const x = s.x(0.46);
      return group(oval(x, 668, 14, 34, '#ffffff', 'opacity="0.7"') + oval(x + 6, 650, 20, 20, '#ffffff', 'opacity="0.5"'), s.blur(4)) + fill(`M${x - 60} 708Q${x - 10} 676 ${x + 30} 690L${x + 40} 680L${x + 48} 696Q${x + 80} 700 ${x + 96} 710Z`, '#34506f') + fill(lens(x + 10, 710, 200, 6), '#ffffff', 'opacity="0.8"');
    }),
    layer(0.5, (s) => {
      let out = '';
      for (const [y, c] of [[724, '#1f86ac'], [770, '#14709a']] as const) { const pts: Pt[] = []; for (let x = -120; x <= s.w + 120; x += 70) pts.push([x, y + s.r.range(-14, 14)]); out += fill(`${curve(pts)}L${s.w + 120} 1120L-120 1120Z`, s.down(y - 20, y + 220, [c, '#0c4f7c'])) + line(curve(pts), '#a4e4e4', 3, 'opacity="0.6"'); }
      return out;
    }),
    layer(0.6, (s) => {
      const [x, y] = [s.x(s.tall ? 0.5 : 0.62), 800];
      let behind = '';
      for (let i = 0; i < 200; i++) { const a = -Math.PI / 2 + s.r.gauss() * 0.55; const r = s.r.next() ** 0.7 * 330; behind += disc(x - 20 + Math.cos(a) * r * 1.3, y + 10 + Math.sin(a) * r, s.r.range(4, 24) * (1.1 - r / 420), '#ffffff', `opacity="${s.r.range(0.3, 0.85).toFixed(2)}"`); }
      let fog = '';
      for (let i = 0; i < 30; i++) fog += oval(x - 20 + s.r.gauss() * 150, y - s.r.next() * 150, s.r.range(50, 110), s.r.range(30, 70), '#ffffff', 'opacity="0.28"');
      let front = '';
      for (let i = 0; i < 230; i++) { const u = s.r.gauss(); front += disc(x + u * 170, y + 6 - s.r.next() ** 2.2 * 150 * Math.exp(-u * u * 0.6), s.r.range(3, 20), s.r.chance(0.75) ? '#ffffff' : '#b8e4e8', `opacity="${s.r.range(0.55, 1).toFixed(2)}"`); }
      for (let i = 0; i < 90; i++) { const side = s.r.pick([-1, 1]); const t = s.r.next(); front += disc(x + side * (90 + t * 230), y - Math.sin(t * Math.PI) * s.r.range(60, 190), s.r.range(1.5, 5), '#ffffff', 'opacity="0.9"'); }
      return group(fog, s.blur(16)) + behind + group(put(x, y, s.tall ? 1.1 : 1.42, humpback(s), 9), s.clip(`M-200 -200H${s.w + 200}V${y + 8}H-200Z`)) + front + fill([0, 1, 2, 3].map((i) => lens(x + 10, y + 14 + i * 18, 620 - i * 60, 13 - i * 2)).join(''), '#ffffff', 'opacity="0.75"');
    }),
    birds({ x: 0.3, y: 380, count: 7, size: 16, colour: '#ffffff', spread: 90 }),
    layer(0.94, (s) => {
      // The rail of the boat that one stands on: rope, a life ring.
      let out = line(curve([[-120, 900], [s.w * 0.16, 936], [s.w * 0.36, 992], [s.w * 0.44, 1040]]), '#fdf6ea', 13) + line(curve([[-120, 896], [s.w * 0.16, 932], [s.w * 0.36, 988]]), '#ffffff', 4) + fill(curve([[-120, 986], [s.w * 0.12, 996], [s.w * 0.3, 1030], [s.w * 0.4, 1120], [-120, 1120]], true), '#c98f5c') + line(curve([[-120, 986], [s.w * 0.12, 996], [s.w * 0.3, 1030]]), '#f2d0a0', 4);
      for (const [p, y, b] of [[0.03, 918, 996], [0.15, 938, 1004], [0.27, 968, 1030]] as const) out += line(`M${s.x(p)} ${y}V${b}`, '#e8eef0', 8);
      const [x, y] = [s.x(0.09), 962];
      return out + disc(x, y, 46, 'none', 'stroke="#fff6e8" stroke-width="22"') + [0, 1, 2, 3].map((i) => { const a = (i * Math.PI) / 2 + 0.5; return `<path d="M${x + Math.cos(a - 0.3) * 46} ${y + Math.sin(a - 0.3) * 46}A46 46 0 0 1 ${x + Math.cos(a + 0.3) * 46} ${y + Math.sin(a + 0.3) * 46}" fill="none" stroke="#e8503f" stroke-width="22"/>`; }).join('');
    }),
  ],
};
