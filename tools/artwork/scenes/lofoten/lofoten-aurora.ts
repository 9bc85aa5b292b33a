import { curve, disc, fill, group, line, oval, poly, put, rect, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene, type Stage } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders, gleam, rorbu } from '../../src/land/nordic.ts';
import { aurora, mist, sky, stars } from '@trekker/cover-art/sky.ts';
import { mirror, water } from '@trekker/cover-art/water.ts';

/** A white wooden church with a spire, foot at 0,0, about 150 high. */
function church(white: string, shade: string, glow: string): string {
  return rect(-20, -46, 74, 46, white) + fill(poly([[-24, -44], [-10, -74], [48, -74], [58, -44]]), '#4a5a84') + fill(poly([[-22, -47], [-9, -74], [48, -74], [56, -47], [46, -66], [-6, -66]]), '#e6ebf8') + [0, 18, 36].map((x) => fill(`M${x} -12V-30q4 -7 8 0V-12Z`, glow)).join('') + rect(-46, -78, 28, 78, white) + rect(-28, -78, 10, 78, shade) + fill(poly([[-50, -78], [-32, -148], [-14, -78]]), '#3f4f7a') + fill(poly([[-50, -78], [-32, -148], [-36, -78]]), '#e6ebf8', 'opacity="0.8"') + rect(-37, -66, 10, 14, glow) + rect(-36, -24, 9, 24, '#5a3a44') + line('M-32 -148V-160M-36 -156H-28', '#f2e6c4', 1.6);
}

export const lights: Scene = {
  slug: 'lofoten-northern-lights-harbour', place: 'Hamnøy, Lofoten, Norway', seed: 2213, light: -0.3, air: '#2f4f7c', grain: 0.5,
  alt: 'Northern lights in green and violet over a snowy peak and a small white church in Lofoten, mirrored in the dark harbour',
  layers: () => {
    const peaks = ridge({
      depth: 0.2, base: 640, height: 400, rough: 0.5, grainSize: 70,
      outline: [{ at: 0.66, points: [[-420, 0], [-320, 80], [-250, 150], [-200, 230], [-160, 250], [-110, 340], [-72, 420], [-44, 452], [-18, 430], [10, 350], [50, 300], [84, 310], [130, 240], [190, 150], [270, 80], [380, 0]] }],
      peaks: [[0.08, 0.62, 260], [0.24, 0.4, 200], [0.98, 0.7, 220]], colour: '#34507f', shade: '#182a58', lit: '#9fe6d0', snow: { line: 0.3, colour: '#c3dcec', ragged: 30 }, foot: '#3f5f8c', gullies: 16,
    });
    const town = layer(0.4, (s) => {
      let out = fill(curve([[s.w * 0.28, 700], [s.w * 0.4, 676], [s.w * 0.6, 664], [s.w * 0.84, 672], [s.w + 120, 650], [s.w + 120, 720], [s.w * 0.28, 720]], true), '#c3d3ea') + boulders(s, s.w * 0.3, s.w + 80, 712, [12, 30], 40, '#1f2c54', '#4f6a94', '#dfe9f6');
      out += put(s.x(s.tall ? 0.52 : 0.5), 676, s.tall ? 1.15 : 1.3, church('#dfe6f4', '#a9b6d6', '#ffd98a'));
      for (const [p, y, k, len] of (s.tall ? [[0.68, 702, 1, 46], [0.84, 706, 1.1, 50]] : [[0.6, 700, 1, 46], [0.7, 702, 1.1, 60], [0.83, 704, 1.15, 46], [0.94, 706, 1.2, 60]]) as [number, number, number, number][]) out += put(s.x(p), y, k, rorbu(s, len, '#8f2f3a', '#dfe6f4', '#ffd27a', 26));
      return out;
    });
    const glow = aurora({ y: 400, sway: 200, height: 320, colours: ['#6ff2b4', '#9a7af0'], x: [-0.08, 1.02] });
    const glow2 = aurora({ y: 300, sway: -150, height: 240, colours: ['#8ff7c4', '#c47ae8'], x: [0.2, 1.15] });
    return [
      sky(['#080f30', '#10265c', '#1f4a80', '#3f7a94'], 660),
      stars(420, 620), glow, glow2,
      ridge({ depth: 0.1, base: 646, height: 150, rough: 0.5, peaks: [[0.4, 0.8, 190], [0.52, 0.6, 160], [0.86, 1, 220]], colour: '#2f4f80', shade: '#22406f', snow: { line: 0.3, colour: '#8fb0d0', ragged: 16 }, foot: '#3f6a8c', gullies: 4 }),
      peaks, mist({ depth: 0.26, y: 640, height: 40, colour: '#7fc4c4', opacity: 0.4 }),
      water({ depth: 0.3, top: 646, stops: ['#3f8a94', '#22507c', '#12265a', '#0a1438'] }),
      mirror({ of: [glow, glow2], y: 648, depth: 0.31, opacity: 0.6, tint: '#5fc4b0', squash: 0.72, cuts: 200 }),
      mirror({ of: [peaks], y: 648, depth: 0.32, opacity: 0.55, tint: '#4f9aa4', squash: 0.5, cuts: 60 }),
      town, mirror({ of: [town], y: 726, depth: 0.44, opacity: 0.5, tint: '#4a7fa0', squash: 0.66, cuts: 120 }),
      layer(0.5, (s) => group((s.tall ? [0.55, 0.7, 0.86] : [0.49, 0.54, 0.62, 0.72, 0.86, 0.96]).map((p) => gleam(s, s.x(p), 738, 150, '#ffd48a', 11)).join(''))),
      layer(0.9, (s: Stage) => {
        // A jetty in the snow, someone with a tripod on it.
        const x = s.x(0.2);
        const deck: Pt[] = [[x - 60, 800], [x + 40, 800], [x + 190, 1120], [x - 330, 1120]];
        let out = [[-50, 806, 70], [32, 806, 70], [-130, 900, 110], [92, 900, 110]].map(([dx, y, h]) => rect(x + dx!, y!, 11, h!, '#141c3c')).join('') + fill(poly(deck), s.down(800, 1000, ['#9fb6d9', '#dbe6f6'])) + fill(poly([[x - 60, 800], [x + 40, 800], [x + 40, 812], [x - 60, 812]]), '#2a3a64');
        for (let i = 0; i < 7; i++) { const y = 820 + i * i * 5; const t = (y - 800) / 320; out += line(`M${x - 60 - 270 * t} ${y}H${x + 40 + 150 * t}`, '#7f9ac9', 2, 'opacity="0.7"'); }
        const px = x - 24;
        out += oval(px + 20, 872, 40, 5, '#4a6a9c', 'opacity="0.6"') + line(`M${px + 34} 872L${px + 46} 806L${px + 58} 872M${px + 46} 806V870`, '#141a36', 3) + rect(px + 34, 792, 22, 15, '#141a36') + disc(px + 58, 799, 5, '#2f4a74') + line(`M${px - 6} 828L${px - 10} 872M${px + 6} 828L${px + 9} 872`, '#1a2246', 9) + fill(curve([[px - 14, 834], [px - 14, 806], [px - 8, 790], [px + 8, 790], [px + 14, 806], [px + 14, 834]], true), '#c9453f') + line(`M${px + 9} 798L${px + 26} 808L${px + 34} 802`, '#a83a3c', 6) + disc(px, 780, 9, '#e8bf9c') + fill(`M${px - 10} 780Q${px - 10} 766 ${px} 766Q${px + 10} 766 ${px + 10} 780Q${px} 774 ${px - 10} 780Z`, '#f2c23c') + disc(px, 764, 4, '#fff2dc') + line(`M${px - 14} 810V832`, '#9fe6d0', 2);
        return out + boulders(s, s.w * 0.72, s.w + 60, 1006, [30, 70], 12, '#101a3e', '#3f6a8c', '#cfe0f0') + boulders(s, -80, s.w * 0.04, 1000, [30, 60], 6, '#101a3e', '#3f6a8c', '#cfe0f0');
      }),
    ];
  },
};
