import { mix, tone } from '@trekker/cover-art/core/colour.ts';
import { curve, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { sand } from '../../src/land/dunes.ts';
import { walker } from '@trekker/cover-art/people.ts';
import { pyramid } from '../../src/buildings/pyramids.ts';
import { moon, sky, stars, streaks } from '@trekker/cover-art/sky.ts';

/**
 * The Sphinx from the side, foot at 0,0, looking right, about 560 long and 250 high: worn courses, striped headcloth,
 * broken nose.
 */
function sphinx(s: Stage, lit: string, stone: string, shade: string): string {
  const body: Pt[] = [[-290, 0], [-296, -46], [-286, -92], [-256, -120], [-200, -128], [-120, -122], [-40, -120], [30, -126], [84, -140], [124, -138], [142, -116], [146, -84], [148, -58], [262, -50], [280, -34], [280, 0]];
  const d = `${curve(body)}Z`;
  let inner = '';
  for (let i = 0; i < 14; i++) { const y = -8 - i * 10.500; inner += line(curve([[-300, y + s.r.range(-4, 4)], [-180, y + s.r.range(-5, 5)], [-60, y + s.r.range(-5, 5)], [60, y + s.r.range(-5, 5)], [290, y + s.r.range(-3, 3)]]), i % 2 ? shade : lit, s.r.range(1.5, 4), 'opacity="0.4"'); }
  inner += fill(curve([[-250, 0], [-262, -50], [-226, -96], [-170, -96], [-130, -50], [-140, 0]], true), shade, 'opacity="0.35"') + line(curve([[-236, -2], [-246, -50], [-216, -88], [-172, -90], [-138, -50]]), lit, 3, 'opacity="0.5"') + fill(poly([[-300, 0], [-300, -30], [300, -14], [300, 0]]), shade, 'opacity="0.5"') + fill(curve([[-100, -40], [0, -46], [90, -60], [150, -30], [150, 4], [-110, 4]], true), shade, 'opacity="0.4"');
  let out = fill(d, s.down(-150, 0, [lit, stone, tone(stone, -0.04)])) + group(inner, s.clip(d));
  for (let i = 0; i < 4; i++) out += line(`M${262 + i * 5} ${-44 + i * 3}v${30 - i * 4}`, shade, 2);
  out += line('M142 -53L262 -49', lit, 2.4, 'opacity="0.7"') + fill('M140 -30H276V-4H140Z', shade, 'opacity="0.3"');
  // Head: the cloth's wing falls behind the cheek; the face looks east.
  const cloth: Pt[] = [[70, -244], [96, -258], [126, -258], [150, -246], [156, -236], [134, -232], [122, -212], [118, -186], [124, -160], [136, -138], [140, -108], [136, -92], [98, -90], [92, -112], [70, -108], [30, -110], [12, -122], [22, -158], [40, -200], [54, -228]];
  // Neck and breast, so that the head grows out of the body.
  const neck = fill(curve([[104, -176], [140, -160], [148, -136], [151, -96], [149, -54], [124, -50], [104, -92]], true), s.across(96, 150, [tone(stone, 0.02), stone, lit]));
  const clothPath = curve(cloth, true);
  let stripes = '';
  for (let i = 0; i < 15; i++) stripes += `M${4 + i * 4} ${-112 - i * 10}Q${70 + i * 2} ${-118 - i * 9.500} ${150} ${-96 - i * 11.500}`;
  out += neck + fill(clothPath, s.across(20, 152, [shade, stone, lit])) + group(line(stripes, shade, 3.4, 'opacity="0.55"'), s.clip(clothPath));
  const face: Pt[] = [[116, -236], [144, -238], [158, -232], [160, -218], [163, -208], [164, -200], [160, -196], [163, -188], [160, -182], [162, -174], [156, -164], [142, -158], [124, -164], [112, -190]];
  out += fill(curve(face, true), s.across(112, 164, [stone, lit])) + fill(curve([[112, -190], [124, -164], [142, -158], [152, -162], [136, -172], [124, -196], [120, -232]], true), shade, 'opacity="0.45"') + fill('M142 -214Q150 -219 158 -214Q150 -209 142 -214Z', shade) + line('M140 -222Q150 -227 159 -221', shade, 2.6) + line('M150 -182Q157 -184 161 -181', shade, 2.4) + fill('M118 -212Q112 -202 118 -192Q124 -202 118 -212Z', shade) + line(curve([[116, -222], [124, -234], [140, -239], [159, -235]]), lit, 6);
  return out + line(curve([...cloth.slice(17), ...cloth.slice(0, 4)]), mix(lit, '#ffffff', 0.4), 2.4, 'opacity="0.8"') + line(curve(body.slice(2, 8)), mix(lit, '#ffffff', 0.3), 2.4, 'opacity="0.6"');
}

export const night: Scene = {
  slug: 'giza-sphinx-moonlight', place: 'Giza, Egypt', seed: 613, light: 0.6, air: '#5f74b4',
  alt: 'The Sphinx watches over moonlit sand before the great pyramid under a sky full of stars, a man with a lantern at its paws',
  layers: () => [
    sky(['#101a4c', '#22377c', '#4a64ac', '#8f97cc', '#d0b8cc'], 760),
    stars(420, 640),
    layer(0.02, (s) => {
      // The Milky Way leans over the pyramid.
      let out = '';
      for (let i = 0; i < 60; i++) { const t = i / 59; out += oval(s.x(0.02) + t * s.w * 0.5 + s.r.gauss() * 26, 420 - t * 480 + s.r.gauss() * 22, s.r.range(30, 90), s.r.range(14, 30), i % 3 ? '#a9b4ec' : '#e0c4e4', 'opacity="0.14"'); }
      return group(out, s.blur(20));
    }),
    moon({ x: 0.82, y: 210, r: 58, colour: '#fff8e4', glow: '#d5dcff', reach: 620 }),
    streaks({ y: [380, 620], count: 7, colours: ['#7f8fcc', '#b5aed4'], opacity: 0.5 }),
    layer(0.16, (s) => put(s.x(s.tall ? 0.9 : 0.84), 786, 1, pyramid(s, 190, 210, '#9aa4d4', '#4a5698'))),
    layer(0.2, (s) => put(s.x(0.38), 770, 1, pyramid(s, s.tall ? 400 : 470, 500, '#a9aed8', '#3f4a8c', 0.16))),
    sand({ depth: 0.3, y: 770, height: 40, length: 560, colour: '#7f84bc', shade: '#4f5a9c', lit: '#c3c3e2' }),
    layer(0.4, (s) => {
      const k = s.tall ? 1.06 : 1.5;
      const x = s.x(s.tall ? 0.5 : 0.56);
      // A low wall of the temple stands in front of the paws.
      return oval(x - 40 * k, 850, 330 * k, 18, '#2a3270', 'opacity="0.5"') + put(x, 846, k, sphinx(s, '#d3cfe6', '#9490bc', '#4a4a8a'));
    }),
    sand({ depth: 0.55, y: 862, height: 36, length: 700, colour: '#8f8fc0', shade: '#4f5698', lit: '#d5d0e8', ripple: '#5f68a8' }),
    layer(0.62, (s) => {
      const x = s.x(s.tall ? 0.72 : 0.72);
      return lanternLight(s, x + 20, 902) + oval(x - 34, 916, 62, 6, '#262f6a', 'opacity="0.5"') + put(x, 914, 1.15, walker('#e8e2f0', '#3a3f74', '#a9a6cc')) + line(`M${x + 10} 858L${x + 24} 872V882`, '#3a3a5c', 3) + rect(x + 17, 882, 14, 20, '#ffe2a0') + rect(x + 15, 879, 18, 4, '#3a3a5c') + rect(x + 15, 901, 18, 4, '#3a3a5c');
    }),
    sand({ depth: 0.85, y: 962, height: 60, length: 620, colour: '#4a5294', shade: '#262f6c', lit: '#8f94cc', ripple: '#343e80', shape: (p) => 1.2 * (p - 0.62) ** 2 }),
  ],
};

/** The lantern's pool of light on the sand. */
const lanternLight = (s: Stage, x: number, y: number): string => oval(x, y + 4, 230, 66, s.radial(x, y, 230, ['#ffcf7ab0', [0.4, '#ffb85c55'], [1, '#ffb85c00']])) + oval(x + 4, y - 10, 60, 60, s.radial(x + 4, y - 10, 60, ['#ffe6b0a0', '#ffe6b000']));
