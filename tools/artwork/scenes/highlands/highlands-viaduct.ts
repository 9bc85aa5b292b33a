import { tone } from '@trekker/cover-art/core/colour.ts';
import { circlePath, curve, disc, fill, group, line, num, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { hiker } from '@trekker/cover-art/people.ts';
import { birds, cumulus, mist, rays, sky, streaks } from '@trekker/cover-art/sky.ts';
import { foliage, pines } from '@trekker/cover-art/trees.ts';

/** The viaduct's curve: tall round arches of concrete that swing towards the viewer at the right. */
function viaduct(s: Stage, deck: (t: number) => Pt, ground: (t: number) => number, spans: number): string {
  const [pale, body, dark] = ['#d9d2c4', '#b0aba4', '#6f7078'];
  const top: Pt[] = Array.from({ length: 61 }, (_, i) => deck(i / 60));
  const depthAt = (t: number): number => 20 + 22 * t;
  const outline = poly([...top, ...top.slice().reverse().map(([x], i): Pt => { const t = 1 - i / 60; return [x, ground(t) + 30]; })]);
  let holes = '';
  let inside = '';
  let piers = '';
  for (let i = 0; i < spans; i++) {
    const [t0, t1] = [(i + 0.09) / spans, (i + 0.91) / spans];
    const [a, b] = [deck(t0), deck(t1)];
    const half = (b[0] - a[0]) / 2;
    const spring = (a[1] + b[1]) / 2 + depthAt((t0 + t1) / 2) + half;
    const arch = `M${num(a[0])} ${num(ground(t0) + 24)}V${num(spring)}A${num(half)} ${num(half)} 0 0 1 ${num(b[0])} ${num(spring)}V${num(ground(t1) + 24)}Z`;
    holes += arch;
    // The arch's inner face, seen on the side that turns to us.
    inside += fill(`M${num(a[0])} ${num(ground(t0) + 24)}V${num(spring)}A${num(half)} ${num(half)} 0 0 1 ${num(b[0])} ${num(spring)}L${num(b[0] - half * 0.14)} ${num(spring + 2)}A${num(half * 0.92)} ${num(half * 0.92)} 0 0 0 ${num(a[0] + half * 0.3)} ${num(spring + 4)}V${num(ground(t0) + 24)}Z`, dark);
    piers += line(`M${num(a[0] - 2)} ${num(spring)}V${num(ground(t0))}`, pale, 2, 'opacity="0.8"') + line(`M${num(a[0])} ${num(spring)}A${num(half)} ${num(half)} 0 0 1 ${num(b[0])} ${num(spring)}`, pale, 2.4, 'opacity="0.7"');
  }
  let stains = '';
  for (let i = 0; i < 120; i++) { const t = s.r.next(); const [x, y] = deck(t); stains += line(`M${num(x)} ${num(y + 8)}v${num(s.r.range(20, 150) * (0.5 + t))}`, s.r.pick([dark, pale, '#8a8c80']), s.r.range(1.4, 5), 'opacity="0.22"'); }
  const cutId = s.mask(`${fill(outline, '#ffffff')}${fill(holes, '#000000')}`);
  return group(fill(outline, s.across(top[0]![0], top[60]![0], [tone(body, 0.05), body, tone(body, -0.04)])) + stains, cutId) + inside + piers + line(curve(top.map(([x, y]): Pt => [x, y + 5])), pale, 7) + line(curve(top.map(([x, y]): Pt => [x, y + 11])), dark, 3, 'opacity="0.6"') + line(curve(top.map(([x, y], i): Pt => [x, y - 4 - i * 0.06])), '#8f8a86', 3);
}

/** A black engine with its tender, wheels at 0,0, 150 long, running right; and one maroon coach, 130 long. */
const engine = (): string => [22, 46, 70, 102, 128].map((x) => disc(x, -9, x < 90 ? 10 : 7, '#241c22') + disc(x, -9, x < 90 ? 10 : 7, 'none', 'stroke="#a83a3a" stroke-width="2"')).join('') + line('M18 -9H80', '#c3c3c8', 2.4) + rect(4, -24, 140, 8, '#1c1a22') + rect(8, -58, 34, 36, '#23232c') + rect(4, -62, 42, 6, '#33333e') + rect(14, -52, 20, 14, '#f2c98a') + fill('M40 -24V-50H122Q132 -50 132 -37Q132 -24 122 -24Z', '#1f1f28') + line('M44 -45H124', '#5f5f6c', 3) + [62, 84, 104].map((x) => line(`M${x} -50V-24`, '#b5893c', 2)).join('') + rect(110, -68, 12, 20, '#23232c') + rect(107, -72, 18, 6, '#33333e') + fill('M72 -50Q72 -62 80 -62Q88 -62 88 -50Z', '#b5893c') + fill('M132 -24L150 -10H132Z', '#33333e') + disc(134, -37, 4, '#fff2c4') + rect(-46, -46, 46, 30, '#23232c') + fill('M-44 -46Q-24 -56 -4 -46Z', '#12121a') + disc(-34, -8, 7, '#241c22') + disc(-12, -8, 7, '#241c22');
const coach = (): string => rect(4, -16, 122, 8, '#241c22') + [20, 36, 94, 110].map((x) => disc(x, -8, 7, '#241c22')).join('') + rect(0, -50, 130, 36, '#8a2f36', 'rx="4"') + rect(-2, -56, 134, 9, '#d9d0c4', 'rx="4"') + rect(0, -26, 130, 3, '#e2b45c') + Array.from({ length: 7 }, (_, i) => rect(8 + i * 17, -43, 12, 13, '#ffe2a4')).join('');

export const steam: Scene = {
  slug: 'scotland-glenfinnan-steam', place: 'Glenfinnan, Scotland', seed: 3622, light: -0.6, air: '#cfd9d8',
  alt: 'A steam train trails a white plume across the curved Glenfinnan Viaduct, autumn bracken and birches in front, Loch Shiel and blue hills beyond',
  layers: (st) => {
    const deck = (t: number): Pt => [st.x(-0.06) + t * st.w * 1.12, 596 - 70 * t + 250 * (t - 0.36) ** 2 * (t > 0.36 ? 0.55 : 0.3)];
    const ground = (t: number): number => 700 + 130 * Math.sin(Math.PI * Math.min(1, t * 1.06)) + 26 * t;
    const slope = (t: number): number => { const [a, b] = [deck(t - 0.01), deck(t + 0.01)]; return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI; };
    return [
      sky(['#6f9cbc', '#aac3cc', '#e2dccb', '#fbe6bc'], 560),
      streaks({ y: [40, 260], count: 8, colours: ['#ffffff', '#fff2dc'], opacity: 0.5 }),
      cumulus({ at: [[0.16, 270, 520, 140], [0.78, 220, 560, 130]], lit: '#fffaf0', body: '#f4ece2', shade: '#b5c0cc', opacity: 0.95 }),
      ridge({ depth: 0.08, base: 560, height: 260, rough: 0.4, peaks: [[0.08, 0.8, 420], [0.3, 1, 380], [0.5, 0.5, 300], [0.72, 0.9, 420], [0.98, 0.8, 380]], colour: '#8fa3b8', shade: '#72899f', lit: '#f2e2c4', foot: '#c3ccce', gullies: 6 }),
      // Loch Shiel runs away between its hills.
      layer(0.11, (s) => fill(curve([[s.w * 0.36, 552], [s.w * 0.5, 546], [s.w * 0.64, 552], [s.w * 0.7, 580], [s.w * 0.5, 596], [s.w * 0.3, 582]], true), s.down(546, 596, ['#e2e6dc', '#9fbccc'])) + line(`M${s.w * 0.38} 566H${s.w * 0.6}M${s.w * 0.42} 576H${s.w * 0.66}`, '#ffffff', 2, 'opacity="0.7"')),
      layer(0.125, (s) => fill(`M-130 580Q${s.w * 0.5} 600 ${s.w + 130} 580V900H-130Z`, s.down(580, 720, ['#b5b79a', '#9c9a6c', '#8f8354']))),
      ridge({ depth: 0.14, base: 640, height: 270, rough: 0.35, island: true, outline: [{ at: 0.0, points: [[-200, 270], [0, 250], [120, 220], [240, 160], [360, 110], [470, 60], [600, 0]] }, { at: 1.0, points: [[-640, 0], [-500, 60], [-380, 120], [-260, 190], [-140, 230], [0, 262], [200, 280]] }], colour: '#8a8c68', shade: '#64705f', lit: '#d9b878', foot: '#a9a98a', gullies: 9 }),
      mist({ depth: 0.16, y: 610, height: 60, colour: '#f2ece0', opacity: 0.6 }),
      rays({ depth: 0.18, x: 0.1, y: -60, count: 7, spread: 50, angle: 34, length: 1100, colour: '#fff6d9', strength: 0.2 }),
      layer(0.2, (s) => fill(`${curve([[-130, 660], [s.w * 0.2, 690], [s.w * 0.5, 716], [s.w * 0.8, 690], [s.w + 130, 650]])}V1120H-130Z`, s.down(650, 1000, ['#a99a5f', '#8a7a4c', '#5f5a40']))),
      pines({ depth: 0.22, ground: (p) => 690 + 30 * Math.sin(p * 3), from: 0.02, to: 0.98, count: 60, height: [40, 84], dark: '#34524c', lit: '#6f8a6c' }),
      layer(0.3, (s) => viaduct(s, deck, ground, s.tall ? 10 : 15) + Array.from({ length: 34 }, (_, i) => { const t = (i + 0.4) / 34; return foliage(s, deck(t)[0] + s.r.range(-16, 16), ground(t) + s.r.range(22, 40), s.r.range(24, 50), s.r.range(12, 20), s.r.pick([['#5f5a34', '#86783f', '#c2a656'], ['#6a4a30', '#96683a', '#d99c4c']] as [string, string, string][]), 10); }).join('')),
      layer(0.36, (s) => {
        // The plume drifts back over the coaches.
        const t0 = s.tall ? 0.62 : 0.585;
        const [ex, ey] = deck(t0);
        let steamCloud = '';
        for (const [tones, k] of [['#b5bcc4', 1], ['#e2e2e0', 0.82], ['#fffdf6', 0.6]] as const) { let d = ''; for (let i = 0; i < 44; i++) { const u = i / 43; const [px, py] = [ex + 118 - u * 480, ey - 74 - 90 * u ** 0.6 - 18 * Math.sin(u * 9)]; const r = (11 + 46 * u ** 0.8) * k * (0.8 + 0.35 * Math.sin(i * 2.7)); d += circlePath(px - (1 - k) * 18, py - (1 - k) * 22, r); } steamCloud += fill(d, tones, `opacity="${k === 1 ? 0.85 : 0.9}"`); }
        let cars = '';
        for (let i = 0; i < 4; i++) { const t = t0 - 0.02 - 0.083 * (i + 1) * (s.tall ? 1.7 : 1); const [x, y] = deck(t); cars += put(x, y - 2, 1.02, coach(), slope(t + 0.03)); }
        return steamCloud + cars + put(ex, ey - 2, 1.02, engine(), slope(t0 + 0.04));
      }),
      birds({ x: 0.84, y: 330, count: 4, size: 16, colour: '#4a5460', spread: 80 }),
      layer(0.6, (s) => {
        let out = fill(`${curve([[-130, 850], [s.w * 0.16, 866], [s.w * 0.4, 900], [s.w * 0.66, 884], [s.w * 0.86, 850], [s.w + 130, 810]])}V1120H-130Z`, s.down(810, 1000, ['#a8823f', '#7a5434', '#4f3a30']));
        for (let i = 0; i < 150; i++) { const x = s.r.range(-80, s.w + 80); const y = s.r.range(880, 1000); const c = s.r.pick(['#c9823c', '#b5622e', '#e0a850', '#8f5a34', '#d98f44']); let fern = ''; for (let j = 0; j < 6; j++) { const a = Math.PI * (0.1 + 0.16 * j) + s.r.range(-0.1, 0.1); const len = s.r.range(18, 46) * ((y - 780) / 160); fern += `M${num(x)} ${num(y)}Q${num(x + Math.cos(a) * len * 0.5)} ${num(y - Math.sin(a) * len * 0.9)} ${num(x + Math.cos(a) * len)} ${num(y - Math.sin(a) * len * 0.7)}`; } out += line(fern, c, 3.2, 'opacity="0.85"'); }
        const hx = s.x(s.tall ? 0.5 : 0.41);
        return out + oval(hx + 20, 914, 40, 5, '#3a2c2c', 'opacity="0.45"') + put(hx, 914, 1.05, hiker('#2f6f8a', '#d9483c', '#3f3a40', '#e2b594', '#fff2cc')) + put(hx + 52, 918, 0.66, hiker('#f2b53c', '#5a7a4c', '#3a4460', '#e8c0a0', '#fff2cc'));
      }),
      layer(0.9, (s) => {
        // A birch at each side keeps a few yellow leaves.
        let out = '';
        const birch = (x: number, lean: number): void => {
          const at = (t: number): Pt => [x + lean * t * t, 1020 - 1040 * t];
          const pts = [0, 0.25, 0.5, 0.75, 1].map(at);
          out += line(curve(pts), '#d9d0c6', 34) + line(curve(pts.map(([a, b]): Pt => [a - 9, b])), '#f7f0e6', 11) + line(curve(pts.map(([a, b]): Pt => [a + 12, b])), '#8f8584', 8, 'opacity="0.7"');
          for (let i = 0; i < 20; i++) { const [a, b] = at(s.r.next() * 0.9); out += fill(`M${num(a - 14)} ${num(b)}q14 -7 ${num(s.r.range(16, 27))} 1q-12 6 ${num(-s.r.range(16, 26))} -1Z`, '#3a3034'); }
          for (const t of [0.5, 0.62, 0.74, 0.86]) { const [a, b] = at(t); for (const d of [-1, 1]) { const tip: Pt = [a + d * s.r.range(90, 190), b - s.r.range(-30, 70)]; out += line(curve([[a, b], [(a + tip[0]) / 2, (b + tip[1]) / 2 - 26], tip]), '#4f4244', 5); for (let i = 0; i < 34; i++) { const u = s.r.range(0.2, 1.06); const [lx, ly] = [a + (tip[0] - a) * u + s.r.gauss() * 26, b + (tip[1] - b) * u + s.r.gauss() * 24 + 14]; out += oval(lx, ly, 8, 5, s.r.pick(['#f2c23c', '#e0a02c', '#f7da6a', '#cf8a2e']), `transform="rotate(${s.r.int(-60, 60)} ${num(lx)} ${num(ly)})"`); } } }
        };
        birch(s.x(0.035), 40);
        if (!s.tall) birch(s.x(0.985), -30);
        out += foliage(s, s.x(0.0), 1000, 120, 60, ['#4f4a30', '#8a6a34', '#d3a044'], 16) + foliage(s, s.x(0.97), 1004, 130, 60, ['#4f4a30', '#8a6a34', '#d3a044'], 16);
        return out;
      }),
    ];
  },
};
