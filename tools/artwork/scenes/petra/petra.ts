import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { fbm } from '@trekker/cover-art/core/random.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { curve, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { camel } from '@trekker/cover-art/creatures.ts';
import { walker } from '@trekker/cover-art/people.ts';
import { rays, whole } from '@trekker/cover-art/sky.ts';

/** The Treasury's front, foot at 0,0, 200 wide and about 300 high. */
function treasury(s: Stage, rock: string): string {
  const lit = tone(rock, 0.08);
  // Shade in the hollows is wine, not brown: the sky never reaches them, only light thrown back from the rock.
  const dark = mix(rock, '#7a2c40', 0.5);
  const deep = mix(rock, '#4a1a30', 0.78);
  const column = (x: number, y: number, h: number, w = 9): string => rect(x - w / 2, y - h, w, h, s.across(x - w / 2, x + w / 2, s.light <= 0 ? [lit, rock, dark] : [dark, rock, lit])) + fill(poly([[x - w * 0.5, y - h + 7], [x - w * 0.9, y - h], [x + w * 0.9, y - h], [x + w * 0.5, y - h + 7]]), lit) + rect(x - w * 0.8, y - 4, w * 1.6, 4, lit);
  const beam = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h, lit) + rect(x, y + h - 2.500, w, 2.500, dark) + line(`M${x} ${y + h * 0.45}h${w}`, tone(rock, 0.02), 1);
  let out = rect(-100, -300, 200, 300, s.down(-300, 0, [tone(rock, 0.02), rock, tone(rock, -0.06)]));
  // Lower storey: porch with six columns, a low gable, a door as dark as the hill behind it.
  out += rect(-92, -132, 184, 132, dark) + rect(-54, -128, 108, 128, deep) + rect(-24, -104, 48, 104, '#3a1820') + rect(-29, -108, 58, 5, rock) + rect(-84, -92, 22, 56, tone(rock, -0.1)) + rect(62, -92, 22, 56, tone(rock, -0.1));
  for (const x of [-88, -56, -32, 32, 56, 88]) out += column(x, -2, 130);
  out += beam(-98, -146, 196, 15) + fill(poly([[-64, -146], [0, -174], [64, -146]]), rock) + fill(poly([[-46, -148], [0, -168], [46, -148]]), dark) + line(poly([[-66, -146], [0, -175], [66, -146]], false), lit, 3.4) + rect(-98, -178, 34, 32, rock) + rect(64, -178, 34, 32, tone(rock, -0.05));
  // Upper storey: broken gable left and right, the round pavilion with its urn between them.
  out += rect(-94, -262, 188, 88, tone(rock, -0.2)) + rect(-94, -190, 188, 12, rock);
  for (const side of [-1, 1]) {
    const cx = side * 70;
    out += rect(cx - 22, -254, 44, 70, side === (s.light <= 0 ? -1 : 1) ? tone(rock, -0.03) : tone(rock, -0.12)) + rect(cx - 8, -232, 16, 40, dark) + column(cx - 18, -190, 62, 7) + column(cx + 18, -190, 62, 7) + beam(cx - 26, -264, 52, 11) + fill(poly(side < 0 ? [[cx - 28, -264], [cx + 26, -290], [cx + 26, -264]] : [[cx + 28, -264], [cx - 26, -290], [cx - 26, -264]]), lit);
  }
  out += rect(-24, -252, 48, 70, s.across(-24, 24, [rock, lit, dark])) + fill('M-9 -190v-34q9 -12 18 0v34Z', deep) + column(-22, -190, 62, 7) + column(0 - 14, -190, 62, 4) + column(14, -190, 62, 4) + column(22, -190, 62, 7) + beam(-30, -262, 60, 11) + fill('M-28 -262Q0 -290 0 -306Q0 -290 28 -262Z', s.across(-28, 28, s.light <= 0 ? [lit, rock, dark] : [dark, rock, lit])) + rect(-5, -302, 10, 8, rock) + oval(0, -308, 7.5, 9, lit) + rect(-3, -321, 6, 6, rock);
  return out;
}

export const petra: Scene = {
  slug: 'petra-treasury', place: 'Petra, Jordan', seed: 66, light: -0.6, air: '#f6c59a',
  alt: 'The rose-red Treasury of Petra glows at the end of the dark winding Siq, a camel and its guide before it',
  layers: () => [
    layer(0.1, (s) => {
      let out = whole(s, s.down(120, 900, ['#f4b88a', '#dd8a68', '#bf6254']));
      const seed = s.r.int(1, 999);
      for (let i = 0; i < 26; i++) {
        const pts: Pt[] = [];
        for (let x = -90; x <= s.w + 90; x += 30) pts.push([x, 80 + i * 38 + fbm(x / 210 + i * 0.1, seed + (i >> 2), 3) * 60]);
        out += line(curve(pts), s.r.pick(['#c4604f', '#f9c99a', '#a84a48', '#e59a72']), s.r.range(2, 12), 'opacity="0.3"');
      }
      return out;
    }),
    layer(0.2, (s) => rect(s.x(0.5) - 262, 140, 524, 732, '#8a3f40', `opacity="0.4" ${s.blur(26)}`) + put(s.x(0.5), 872, 2.28, treasury(s, '#ee9c74'))),
    rays({ depth: 0.26, x: 0.3, y: -100, count: 7, spread: 26, angle: 20, length: 1150, colour: '#fff0c4', strength: 0.34 }),
    layer(0.3, (s) => fill(`M-100 868Q${s.x(0.5)} 850 ${s.w + 100} 868V1120H-100Z`, s.down(856, 1000, ['#f9c795', '#d98a66', '#7a3b44'])) + oval(s.x(0.5) + 60, 905, 120, 9, '#7a3b44', 'opacity="0.5"') + put(s.x(0.5) - 10, 904, 1.25, camel('#8a4f3c', '#6a3838', '#b5303c')) + put(s.x(0.5) - 84, 906, 0.95, walker('#2f5f74', '#8a5a48', '#23485c')) + line(`M${s.x(0.5) - 76} 862L${s.x(0.5) + 66} 806`, '#5a2f30', 1.6)),
    layer(0.7, (s) => {
      // The Siq: curtains of rock, each nearer pair darker and closer to the frame; their edges bulge like folded
      // cloth.
      let out = '';
      for (let k = 0; k < 4; k++) {
        for (const side of [-1, 1]) {
          const seed = s.r.int(1, 9999);
          const half = s.tall ? [0.4, 0.45, 0.5, 0.58][k]! : [0.2, 0.265, 0.34, 0.425][k]!;
          const pts: Pt[] = [];
          for (let y = -100; y <= 1120; y += 24) pts.push([s.x(0.5) + side * (s.x(half) - 40 + fbm(y / 260, seed, 3) * (70 + k * 24) + fbm(y / 70, seed + 5, 3) * 14 + ((y - 500) / 600) ** 2 * 30 - (y > 780 ? (y - 780) * 0.1 * (4 - k) : 0)), y]);
          const out0 = s.x(0.5) + side * s.w;
          const c = [['#c4604c', '#8f3f44'], ['#9a4044', '#642a3c'], ['#6a2a3a', '#411a30'], ['#3f172c', '#240c20']][k]!;
          const d = `${curve(pts)}L${out0} 1120L${out0} -100Z`;
          const bright = side > 0;
          let inner = '';
          for (let i = 0; i < 30; i++) {
            const shift = side * (14 + i * 15 + s.r.range(-5, 5));
            inner += line(curve(pts.filter((_, n) => n % 3 === 0).map(([x, y], n): Pt => [x + shift + fbm(n * 0.4, seed + i, 2) * 18, y])), s.r.pick([tone(c[0]!, 0.09), tone(c[0]!, -0.08), tone(c[1]!, 0.05)]), s.r.range(2, 12), 'opacity="0.38"');
          }
          out += fill(d, s.across(s.x(0.5) + side * s.x(half) * 0.8, s.x(0.5) + side * (s.x(half) + 260), [bright ? tone(c[0]!, 0.06) : c[0]!, mix(c[0]!, c[1]!, 0.6), c[1]!])) + group(inner, s.clip(d)) + line(curve(pts), bright ? '#ffd2a0' : '#e59a78', 3.4 - k * 0.5, `opacity="${(bright ? 0.75 : 0.4) - k * 0.12}"`);
        }
      }
      return out;
    }),
  ],
};
