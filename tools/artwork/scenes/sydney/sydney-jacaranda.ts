import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { circlePath, curve, disc, fill, line, num, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { inLane, type Lane } from '../../src/buildings/oaxaca.ts';
import { cumulus, sky, streaks } from '@trekker/cover-art/sky.ts';
import { lady, stroller } from '../../src/people/strollers.ts';
import { harbourBridge } from '../../src/buildings/sydney.ts';

/**
 * A terrace house with iron lace, front to us, foot at 0,0, 150 wide: fence, veranda, French doors, balcony, parapet
 * with urns.
 */
function terrace(s: Stage, wall: string, iron: string, door: string): string {
  const lace = (x0: number, x1: number, y: number, h: number): string => {
    let d = '';
    for (let x = x0; x < x1 - 2; x += 9) d += `M${num(x)} ${y + h}V${y}M${num(x)} ${y + h}q4.5 ${-h * 0.5} 9 0M${num(x)} ${y}q4.5 ${h * 0.5} 9 0`;
    return line(d, iron, 1.5) + line(`M${x0} ${y}H${x1}M${x0} ${y + h}H${x1}`, iron, 3);
  };
  const frieze = (y: number): string => { let d = ''; for (let x = -66; x < 66; x += 12) d += `M${x} ${y}a6 8 0 0 0 12 0`; return line(d, iron, 2) + line(`M-68 ${y}H68M-68 ${y - 5}H68`, iron, 2.4) + [-68, 68].map((x) => fill(`M${x} ${y}q${x < 0 ? 16 : -16} 2 ${x < 0 ? 18 : -18} 20q${x < 0 ? -12 : 12} -4 ${x < 0 ? -18 : 18} 8Z`, iron, 'opacity="0.85"')).join(''); };
  const french = (x: number, y: number, h: number): string => rect(x - 19, y - h - 5, 38, h + 5, tone(wall, 0.1)) + rect(x - 15, y - h, 30, h, '#3f4a64') + rect(x - 15, y - h, 30, h, '#ffd99a', 'opacity="0.35"') + line(`M${x} ${y}V${y - h}M${x - 15} ${y - h * 0.5}H${x + 15}`, '#fdf6ea', 2.4) + [-1, 1].map((d) => rect(x + (d < 0 ? -30 : 17), y - h, 13, h, door) + Array.from({ length: 7 }, (_, i) => line(`M${x + (d < 0 ? -29 : 18)} ${y - h + 6 + i * (h / 7.4)}h11`, tone(door, -0.1), 1.4)).join('')).join('');
  return (
    rect(-75, -290, 150, 290, s.side(s.light <= 0 ? [wall, tone(wall, -0.05)] : [tone(wall, -0.05), wall])) + rect(-75, -310, 150, 22, tone(wall, 0.08)) + rect(-78, -314, 156, 6, tone(wall, 0.14)) + fill(`M-28 -314Q-20 -342 0 -344Q20 -342 28 -314Z`, tone(wall, 0.08)) + disc(0, -322, 8, tone(wall, -0.06)) + [-66, 66].map((x) => fill(`M${x - 7} -314L${x - 4} -326Q${x - 9} -334 ${x} -338Q${x + 9} -334 ${x + 4} -326L${x + 7} -314Z`, tone(wall, 0.1))).join('') +
    french(-36, -158, 78) + french(36, -158, 78) + french(-36, -10, 92) + rect(16, -104, 40, 104, tone(wall, 0.1)) + rect(20, -100, 32, 100, door) + rect(20, -100, 32, 18, '#ffd99a') + disc(46, -46, 2.4, '#f2d08a') +
    fill(poly([[-80, -250], [-70, -282], [70, -282], [80, -250]]), s.side([tone(iron, 0.24), tone(iron, 0.12)])) + Array.from({ length: 12 }, (_, i) => line(`M${-74 + i * 13.4} -251L${-65 + i * 11.8} -281`, tone(iron, 0.02), 1.4)).join('') + frieze(-246) + lace(-70, 70, -194, 30) + rect(-78, -164, 156, 9, '#fdf6ea') + frieze(-148) + line('M-70 -8V-250M70 -8V-250', iron, 4) + rect(-78, -10, 156, 10, '#cfc0b8') +
    line(Array.from({ length: 17 }, (_, i) => `M${-72 + i * 9} 14V-34`).join(''), iron, 2.4) + line('M-75 -26H75M-75 8H75', iron, 2.4) + Array.from({ length: 17 }, (_, i) => fill(`M${-75 + i * 9} -33l3 -9l3 9Z`, iron)).join('')
  );
}

/** A jacaranda: dark forked limbs under clouds of violet, in units, foot at x,y. */
function jacaranda(s: Stage, x: number, y: number, h: number, spread: number): string {
  const wood = '#4a3a48';
  const tips: Pt[] = [];
  let limbs = '';
  const grow = (px: number, py: number, a: number, len: number, w: number, left: number): void => {
    const [ex, ey] = [px + Math.sin(a) * len, py - Math.cos(a) * len];
    limbs += line(`M${num(px)} ${num(py)}Q${num(px + Math.sin(a) * len * 0.4)} ${num(py - Math.cos(a) * len * 0.6)} ${num(ex)} ${num(ey)}`, wood, w);
    if (left <= 0) { tips.push([ex, ey]); return; }
    for (const d of [-0.5, 0.42]) grow(ex, ey, Math.max(-1.35, Math.min(1.35, a + d + s.r.range(-0.12, 0.12))), len * s.r.range(0.68, 0.86), w * 0.62, left - 1);
  };
  for (const a of [-0.7, -0.1, 0.5]) grow(x, y - h * 0.3, a, spread * 0.34, h * 0.045, 3);
  let out = fill(curve([[x - h * 0.05, y], [x - h * 0.03, y - h * 0.14], [x - h * 0.036, y - h * 0.34], [x + h * 0.036, y - h * 0.34], [x + h * 0.03, y - h * 0.14], [x + h * 0.055, y]], true), wood) + limbs;
  // Near crowns have more blossoms, not larger ones.
  const n = Math.round(13 + h * 0.045);
  for (const [c, k, lift] of [['#5f4a9c', 1, 10], ['#8266c0', 0.86, 0], ['#a78ae0', 0.66, -10], ['#cbb5f4', 0.4, -20]] as const) { let d = ''; for (const [tx, ty] of tips) for (let i = 0; i < n; i++) { const r = Math.min(13, h * 0.026) * s.r.range(0.5, 1.3) * (0.55 + k * 0.45); d += circlePath(tx + s.r.gauss() * spread * 0.12 - (1 - k) * 12, ty + s.r.gauss() * spread * 0.075 + lift, r); } out += fill(d, c, 'opacity="0.94"'); }
  return out;
}

export const spring: Scene = {
  slug: 'sydney-jacaranda-terraces', place: 'Paddington, Sydney, Australia', seed: 3721, light: -0.5, air: '#e2dcec',
  alt: 'November in Sydney: jacarandas drop a violet carpet before terrace houses with iron lace, the arch of the Harbour Bridge at the end of the hill',
  layers: (st) => {
    const lane: Lane = { x: st.x(st.tall ? 0.3 : 0.24), y: 560, half: st.tall ? 210 : 290, eye: 400 };
    return [
      sky(['#4f9ad6', '#94c6e6', '#dcebee', '#fdf2dc'], 560),
      streaks({ y: [40, 240], count: 6, colours: ['#ffffff'], opacity: 0.55 }),
      cumulus({ at: [[0.18, 330, 360, 100], [0.06, 420, 280, 70]], lit: '#ffffff', body: '#fdf9f2', shade: '#cdd9e8', opacity: 0.95 }),
      // Down the street: water, the bridge, the north shore.
      layer(0.1, (s) => { const c = lane.x; return rect(c - 330, 548, 660, 60, s.down(548, 600, ['#7fb8d9', '#4f94c4'])) + fill(`M${c - 330} 550Q${c} 524 ${c + 330} 548V560H${c - 330}Z`, '#8fb0a4') + Array.from({ length: 26 }, () => { const high = s.r.range(10, 46); return rect(c + s.r.range(-260, 260), 550 - high, s.r.range(9, 18), high, s.r.pick(['#c3d0dc', '#d9dfe4', '#b0c0d2'])); }).join(''); }),
      layer(0.12, () => `<g opacity="0.92">${harbourBridge(lane.x - 170, lane.x + 170, 550, 104, '#5f7388', '#c9b8a4', '#ffe2a8')}</g>`),
      layer(0.3, (s) => {
        // The road, footpaths, the row on its left side in flight.
        let out = fill(poly([inLane(lane, -1, 9, 0), inLane(lane, 1, 9, 0), inLane(lane, 1, 0.5, 0), inLane(lane, -1, 0.5, 0)]), s.down(600, 1000, ['#b5aebc', '#8f8a9c', '#6f6a80']));
        for (const side of [-1, 1]) out += fill(poly([inLane(lane, side, 9, 0), inLane(lane, side, 0.5, 0), inLane(lane, side, 0.5, 0, side > 0 ? 1400 : 300), inLane(lane, side, 9, 0, side > 0 ? 1400 : 300)]), s.down(600, 1000, ['#d9ccd0', '#c4b5bc']));
        const zs = [0.62, 0.86, 1.15, 1.55, 2.1, 2.9, 4.2, 6.4];
        const walls = ['#f2d9c0', '#e8b8a4', '#f7ead2', '#c9d0cc', '#f0c9a0', '#e2c4c9', '#f7e6c9'];
        for (let i = zs.length - 2; i >= 0; i--) {
          const [z0, z1] = [zs[i]!, zs[i + 1]!]; const c = mix(walls[i]!, s.air, Math.min(0.4, i * 0.05));
          const q = (a: number, b: number, u0: number, u1: number, off = -80): string => poly([inLane(lane, -1, a, u0, -off), inLane(lane, -1, a, u1, -off), inLane(lane, -1, b, u1, -off), inLane(lane, -1, b, u0, -off)]);
          const at = (t: number): number => 1 / (1 / z0 + (1 / z1 - 1 / z0) * t);
          out += fill(q(z0, z1, 0, 470), tone(c, -0.08)) + fill(q(z0, z1, 440, 490), c) + fill(q(at(0.16), at(0.44), 250, 390), '#4a5068') + fill(q(at(0.58), at(0.86), 250, 390), '#4a5068') + fill(q(at(0.16), at(0.44), 20, 170), '#4a5068') + fill(q(at(0.6), at(0.84), 0, 180), ['#8f3a4c', '#2f5f5c', '#3f4a84'][i % 3]!) + fill(q(z0, z1, 205, 250), '#3a3a4c', 'opacity="0.55"') + fill(q(z0, z1, 400, 420), '#3a3a4c', 'opacity="0.6"') + line(poly([inLane(lane, -1, z0, 0, 80), inLane(lane, -1, z0, 490, 80)], false), '#fbf2e6', 3 / z0);
        }
        return out;
      }),
      layer(0.36, (s) => (s.tall ? '' : jacaranda(s, lane.x - 300, 790, 400, 300))),
      layer(0.44, (s) => {
        // Terraces to the right, one after the other down the hill.
        const rows: [string, string, string][] = [['#f2cfa9', '#2f3f4a', '#8f3a4c'], ['#e8aca0', '#3a3448', '#2f5f6c'], ['#f7ecd6', '#2f4a44', '#3f5f8f'], ['#c3d0d6', '#34344a', '#b5643f'], ['#f0c4b0', '#2f3f4a', '#4a6a4c']];
        return rows.slice(s.tall ? 2 : 0).map(([w, i, d], n) => { const list = s.tall ? 3 : 5; const k = 1.36; const x = s.w + 20 - (n + 0.5) * 150 * k + (s.tall ? 120 : 60); return { x, k, y: 812 - n * 13, svg: terrace(s, w, i, d), n: list - n }; }).reverse().map((t) => put(t.x, t.y, t.k, t.svg)).join('');
      }),
      layer(0.56, (s) => {
        // Fallen blossom, thickest under the crowns.
        let d = ''; let e = '';
        for (let i = 0; i < 900; i++) { const yy = 640 + s.r.next() ** 0.8 * 370; const x = s.r.chance(0.6) ? s.x(0.62) + s.r.gauss() * 420 : s.r.range(-80, s.w + 80); if (yy < 800 && x > lane.x + 330) continue; const r = 1.4 + ((yy - 620) / 370) * 5; const dd = `M${num(x - r)} ${num(yy)}q${num(r)} ${num(-r * 0.9)} ${num(r * 2)} 0q${num(-r)} ${num(r * 0.9)} ${num(-r * 2)} 0Z`; if (i % 3) d += dd; else e += dd; }
        return oval(s.x(0.66), 930, s.w * 0.4, 66, '#8f74c9', 'opacity="0.3"') + fill(d, '#a488dc') + fill(e, '#d3c0f7');
      }),
      layer(0.64, (s) => {
        const shade = (x: number, y: number, k: number): string => fill(poly([[x - 8 * k, y], [x + 8 * k, y + 1], [x + 86 * k, y + 18 * k], [x + 60 * k, y + 20 * k]]), '#4a3f64', 'opacity="0.3"');
        const list: [number, number, number, string][] = s.tall ? [[0.44, 930, 1.3, 'a'], [0.58, 934, 1.3, 'b']] : [[0.455, 916, 1.2, 'a'], [0.498, 920, 1.2, 'b'], [0.26, 760, 0.62, 'c']];
        return list.map(([p, y, k, w]) => shade(s.x(p), y, k) + put(s.x(p), y, k, w === 'b' ? lady('#f2c23c', '#6a4030', '#e2b594', '#fdf4e2') : stroller(w === 'a' ? '#2f6f94' : '#d9483c', '#34344a', '#3a2820', '#e2b594'))).join('') + put(s.x(s.tall ? 0.72 : 0.55), 930, 1.1, line('M-16 -14L-18 0M-8 -14L-8 0M12 -14L11 0M18 -14L19 0', '#f2e6d6', 4) + fill(curve([[-22, -18], [-14, -28], [12, -27], [20, -20], [14, -10], [-14, -10]], true), '#fdf4e6') + fill(curve([[14, -22], [22, -40], [36, -36], [34, -26], [22, -18]], true), '#c98a5c') + fill('M19 -38Q11 -32 16 -22Q23 -27 25 -37Z', '#8f5a3a') + disc(27.5, -32.500, 1.7, '#2a1f24') + disc(36, -34, 2.6, '#2a1f24') + line('M29 -25Q32 -25 34 -28', '#7a4a30', 1.4) + line('M-21 -20Q-32 -26 -32 -36', '#fdf4e6', 4));
      }),
      layer(0.86, (s) => {
        const x = s.x(s.tall ? 0.95 : 0.955);
        let out = jacaranda(s, x, 1040, 1080, 860);
        // Single flowers on the twig that hangs nearest.
        for (let i = 0; i < 46; i++) { const [fx, fy] = [s.x(s.tall ? 0.6 : 0.72) + s.r.gauss() * 190, 150 + s.r.gauss() * 84]; out += put(fx, fy, s.r.range(0.7, 1.2), fill('M-5 -16Q0 -20 5 -16L9 2Q12 10 5 9Q0 15 -5 9Q-12 10 -9 2Z', s.r.pick(['#b79aec', '#9a7cd6', '#d3c0f7'])) + oval(0, 7, 5, 2.6, '#6a4fa8'), s.r.range(-40, 40)); }
        return out;
      }),
    ];
  },
};
