import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { whole } from '@trekker/cover-art/sky.ts';

const eye = 560;

/** A standing Buddha with open hands, gilded; foot at 0,0, about 100 high. */
function standing(s: Stage): string {
  const robe = s.side(['#ffe9a4', '#eab548', '#9c6430']);
  return fill('M-22 0H22L18 -7H-18Z', '#a8703a') + fill(curve([[-15, -6], [-16, -34], [-12, -58], [-13, -72], [0, -79], [13, -72], [12, -58], [16, -34], [15, -6], [0, -3]], true), robe) + fill(curve([[-13, -70], [-22, -52], [-20, -38], [-15, -30], [-13, -46]], true), robe) + fill(curve([[13, -70], [22, -52], [20, -38], [15, -30], [13, -46]], true), '#b57a38')
    + line('M-8 -66Q-4 -40 -10 -8M0 -70Q2 -40 0 -6M8 -66Q5 -40 9 -8', '#a86a30', 0.9, 'opacity="0.7"') + disc(-17, -36, 3, '#ffe4a0') + disc(17, -36, 3, '#e0a84a') + rect(-3.500, -83, 7, 7, '#e0a84a') + oval(0, -89, 7.6, 9, robe) + fill('M-7 -92Q-7 -100 0 -100Q7 -100 7 -92Q0 -97 -7 -92Z', '#6a4432') + oval(0, -101, 3.4, 3.6, '#6a4432') + line('M-4.400 -89Q-2.600 -88 -1.200 -89M1.200 -89Q2.600 -88 4.400 -89M-2.600 -84Q0 -82.500 2.600 -84', '#7a4a2c', 0.8) + line('M-7.600 -90V-83M7.600 -90V-83', '#c98f40', 1.6);
}

/** A novice in a wine-red robe, from behind, feet at 0,0, about 100 high; bare arm to the right. */
const novice = (robe: string, bowl: boolean): string =>
  line('M-5 -12L-6 0M5 -12L7 0', '#8f5c40', 6) + fill(curve([[-15, -8], [-13, -40], [-15, -64], [-8, -76], [8, -76], [14, -64], [13, -40], [16, -8], [0, -5]], true), robe) + fill(curve([[3, -8], [4, -44], [2, -76], [8, -76], [14, -64], [13, -40], [16, -8]], true), tone(robe, -0.07)) + line('M-11 -68Q2 -56 6 -36M-8 -74Q8 -60 11 -44', tone(robe, 0.09), 1.6, 'opacity="0.8"') + line('M12 -68L17 -54L13 -44', '#8f5c40', 5.5)
  + (bowl ? fill('M6 -50Q18 -54 30 -50Q30 -36 18 -35Q6 -36 6 -50Z', '#2a2028') + oval(18, -50, 12, 3, '#5a4a4c') : '') + rect(-3, -82, 6, 7, '#7f5038') + disc(0, -88, 8.4, '#8f5c40') + fill('M-8.400 -89Q-8 -97 0 -97Q8 -97 8.400 -89Q0 -93 -8.400 -89Z', '#5f4234');

export const corridor: Scene = {
  slug: 'bagan-temple-corridor', place: 'Bagan, Myanmar', seed: 3522, light: -0.7, air: '#d98a4c', grain: 0.6,
  alt: 'Shafts of sun fall through arched windows into a vaulted brick corridor of Bagan; two novice monks walk towards a gilded standing Buddha',
  layers: () => [
    layer(0.02, (s) => whole(s, s.radial(s.x(0.5), eye, 900, ['#e08a4a', '#9c4f3c', '#4a2838', '#231626']))),
    layer(0.1, (s) => {
      // The far niche with the Buddha, lit from a window that one does not see.
      const c = s.x(0.5);
      return rect(c - 130, 330, 260, 420, '#7a3f34') + fill(`M${c - 92} 742V470Q${c - 84} 372 ${c} 340Q${c + 84} 372 ${c + 92} 470V742Z`, s.radial(c - 20, 470, 330, ['#fff0bc', '#f2b45c', '#a85a38'])) + put(c, 728, 3.5, standing(s)) + rect(c - 100, 724, 200, 30, '#8a4a38') + rect(c - 100, 724, 200, 5, '#f2b878');
    }),
    layer(0.3, (s) => {
      // Walls and vault in bays towards the eye; each bay frames the next.
      const c = s.x(0.5);
      let out = '';
      const bays = 7;
      const k = (i: number): number => 1.24 ** i;
      const frame = (i: number): { half: number; top: number; spring: number; floor: number } => ({ half: 128 * k(i), top: eye - 236 * k(i), spring: eye - 96 * k(i), floor: eye + 186 * k(i) });
      const outline = (f: ReturnType<typeof frame>): string => `M${c - f.half} ${f.floor}V${f.spring}Q${c - f.half * 0.9} ${f.top + (f.spring - f.top) * 0.28} ${c} ${f.top}Q${c + f.half * 0.9} ${f.top + (f.spring - f.top) * 0.28} ${c + f.half} ${f.spring}V${f.floor}Z`;
      for (let i = 0; i < bays; i++) {
        const [a, b] = [frame(i), frame(i + 1)];
        const dusk = i / bays;
        const sun = i % 2 === 0;
        const vault = mix('#b5603f', '#2f1c2c', dusk);
        // The ring between two frames: vault, then the two walls.
        out += `<path d="${outline(b)}${outline(a)}" fill-rule="evenodd" fill="${vault}"/>`;
        out += fill(poly([[c + a.half, a.spring], [c + b.half, b.spring], [c + b.half, b.floor], [c + a.half, a.floor]]), mix(sun ? '#d9844c' : '#a85a3f', '#3a2232', dusk * 0.92));
        out += fill(poly([[c - a.half, a.spring], [c - b.half, b.spring], [c - b.half, b.floor], [c - a.half, a.floor]]), mix('#8a4538', '#24162a', dusk * 0.95));
        out += fill(poly([[c - a.half, a.floor], [c + a.half, a.floor], [c + b.half, b.floor], [c - b.half, b.floor]]), mix('#c98054', '#3f2636', dusk * 0.9));
        // Brick courses run to the vanishing point.
        for (let n = 1; n < 11; n++) { const t = n / 11; const ya = a.spring + (a.floor - a.spring) * t; const yb = b.spring + (b.floor - b.spring) * t; for (const e of [-1, 1]) out += line(`M${c + e * a.half} ${ya}L${c + e * b.half} ${yb}`, mix('#5a2c30', '#1a1020', dusk), 1 + i * 0.3, 'opacity="0.5"'); }
        for (const e of [-1, 1]) for (let n = 0; n < 22; n++) { const t = s.r.next(); const u = s.r.int(0, 10) / 11; const x0 = a.half + (b.half - a.half) * t; const y0 = a.spring + (a.floor - a.spring) * u + (b.spring - a.spring + (b.floor - b.spring - a.floor + a.spring) * u) * t; const h = ((a.floor - a.spring) / 11) * (1 + 0.24 * t); out += line(`M${c + e * x0} ${y0}V${y0 + h}`, mix('#5a2c30', '#1a1020', dusk), 1 + i * 0.3, 'opacity="0.4"'); }
        out += `<path d="${outline(b)}" fill="none" stroke="${mix('#e89a5c', '#4a2a38', dusk)}" stroke-width="${3 + i * 1.6}" opacity="0.8"/>`;
        if (sun) {
          // A window in the left wall.
          const at = (u: number, v: number): Pt => { const x = a.half + (b.half - a.half) * u; const top = a.spring + (b.spring - a.spring) * u; const bot = a.floor + (b.floor - a.floor) * u; return [c - x, top + (bot - top) * v]; };
          const [p, q, r, t] = [at(0.22, 0.62), at(0.78, 0.62), at(0.78, 0.22), at(0.22, 0.22)];
          const crown = at(0.5, 0.06);
          out += fill(`M${p[0]} ${p[1]}L${q[0]} ${q[1]}L${r[0]} ${r[1]}Q${(r[0] + crown[0]) / 2} ${crown[1]} ${crown[0]} ${crown[1]}Q${(t[0] + crown[0]) / 2} ${crown[1]} ${t[0]} ${t[1]}Z`, '#fff6d2') + line(`M${q[0]} ${q[1]}L${r[0]} ${r[1]}`, '#ffc878', 3 + i);
          // Its light on the opposite wall and floor.
          const w = (u: number, v: number): Pt => { const x = a.half + (b.half - a.half) * u; const top = a.spring + (b.spring - a.spring) * u; const bot = a.floor + (b.floor - a.floor) * u; return [c + x, top + (bot - top) * v]; };
          out += fill(poly([w(0.1, 0.58), w(0.5, 0.58), w(0.66, 1), w(0.18, 1)]), '#ffe0a0', 'opacity="0.75"');
          const fl = (u: number, e: number): Pt => [c + e * (a.half + (b.half - a.half) * u), a.floor + (b.floor - a.floor) * u];
          out += fill(poly([fl(0.18, 1), fl(0.66, 1), fl(0.86, -0.25), fl(0.34, -0.25)]), '#ffe2a4', 'opacity="0.7"');
        }
      }
      return out;
    }),
    layer(0.4, (s) => {
      // The shafts themselves, dust in them.
      const c = s.x(0.5);
      let out = '';
      for (const i of [0, 2, 4]) {
        const k = 1.24 ** (i + 0.5);
        const [x0, y0, x1, y1] = [c - 128 * k, eye - 40 * k, c + 96 * k, eye + 186 * k];
        out += fill(poly([[x0, y0 - 46 * k], [x0, y0 + 50 * k], [x1 - 84 * k, y1], [x1 + 26 * k, y1 - 30 * k]]), s.linear(x0, y0, x1, y1, ['#fff2c4cc', '#ffdc9466', '#ffc87811']), 'opacity="0.55"');
      }
      let dust = '';
      for (let i = 0; i < 120; i++) dust += disc(c + s.r.gauss() * 190, eye + s.r.range(-60, 260), s.r.range(0.8, 2.4), '#fff4d0', `opacity="${s.r.range(0.2, 0.7).toFixed(2)}"`);
      return group(out, s.blur(6)) + dust;
    }),
    layer(0.6, (s) => {
      const c = s.x(0.5);
      const shadow = (x: number, y: number, k: number): string => fill(poly([[x - 14 * k, y], [x + 14 * k, y], [x + 96 * k, y + 36 * k], [x + 60 * k, y + 42 * k]]), '#3a1c28', 'opacity="0.45"');
      return shadow(c - 52, 872, 1.7) + put(c - 52, 874, 2.3, novice('#a8323a', true)) + shadow(c + 66, 838, 1.5) + put(c + 66, 840, 2, novice('#8f2a3c', false));
    }),
    layer(0.9, (s) => {
      // Near at the edge: an oil lamp on a ledge and a jar, in the dark.
      const x = s.x(s.tall ? 0.86 : 0.9);
      let out = group(disc(x - 12, 850, 130, s.radial(x - 12, 850, 130, ['#ffc86a99', '#ff9c4a33', '#ff9c4a00'])));
      out += fill(poly([[x - 140, 908], [s.w + 120, 900], [s.w + 120, 1120], [x - 120, 1120]]), '#2a1828') + line(`M${x - 140} 908L${s.w + 120} 900`, '#c9744a', 4) + fill(`M${x - 62} 884Q${x - 12} 874 ${x + 38} 884Q${x + 26} 908 ${x - 12} 910Q${x - 50} 908 ${x - 62} 884Z`, '#a85a34') + oval(x - 12, 884, 50, 8, '#5a3028') + fill(`M${x - 12} 884Q${x - 28} 862 ${x - 12} 832Q${x + 4} 862 ${x - 12} 884Z`, '#ffd67a') + fill(`M${x - 12} 882Q${x - 20} 868 ${x - 12} 850Q${x - 4} 868 ${x - 12} 882Z`, '#fff6d8');
      return out;
    }),
  ],
};
