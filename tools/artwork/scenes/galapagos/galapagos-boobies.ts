import { tone } from '@trekker/cover-art/core/colour.ts';
import { curve, disc, fill, lens, line, oval, poly, put, type Pt } from '@trekker/cover-art/core/shape.ts';
import { layer, type Scene } from '@trekker/cover-art/core/stage.ts';
import { ridge } from '@trekker/cover-art/mountains.ts';
import { boulders } from '../../src/land/nordic.ts';
import { opuntia } from '../../src/land/shore.ts';
import { birds, cumulus, mist, sky, streaks } from '@trekker/cover-art/sky.ts';
import { swell, water } from '@trekker/cover-art/water.ts';

/**
 * A blue-footed booby, standing at 0,0, about 130 high, looking right; `dance` lifts a foot, spreads the wings and
 * points the bill up.
 */
function booby(dance: boolean): string {
  const blue = '#3fa4d4';
  const foot = (x: number, y: number, turn: number): string => `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-4 -3L-14 9Q-4 13 2 9Q8 14 16 9Q18 4 22 2L4 -4Z', blue) + line('M0 -2L-10 8M1 -2L3 9M3 -2L15 6', tone(blue, -0.09), 1.8)}</g>`;
  const wing = dance
    ? fill(curve([[-16, -70], [-50, -104], [-74, -146], [-70, -156], [-44, -128], [-14, -92]], true), '#5f4c42') + fill(curve([[-22, -72], [-54, -100], [-74, -140], [-50, -104], [-20, -66]], true), '#8a7262') + fill(curve([[16, -78], [42, -112], [58, -152], [66, -154], [60, -118], [28, -66]], true), '#4f3f38')
    : fill(curve([[-14, -84], [-34, -60], [-46, -24], [-40, -8], [-22, -24], [-4, -60]], true), '#5f4c42') + line('M-28 -62L-38 -26M-20 -66L-30 -26M-14 -66L-22 -32', '#8a7262', 2.4);
  const head = fill(curve([[-15, 6], [-16, -14], [-6, -26], [8, -26], [16, -14], [14, 6]], true), '#d9c4a8') + Array.from({ length: 14 }, (_, i) => line(`M${-12 + (i % 5) * 6} ${-20 + Math.floor(i / 5) * 9}v7`, '#8a6a54', 2)).join('') + fill('M12 -16L52 -6L50 -2L14 -2Z', '#6f8fa0') + fill('M12 -8L50 -3L50 -2L14 -2Z', '#4f6f84') + disc(8, -14, 4.6, '#f7e28a') + disc(9, -14, 2.4, '#14121a');
  return (
    oval(6, 3, 44, 5, '#2a2430', 'opacity="0.4"') + (dance ? line('M12 -24L30 -18', blue, 6) + foot(36, -18, -20) : line('M10 -20V-4', blue, 6) + foot(12, -4, 0)) + line('M-8 -20V-4', blue, 6) + foot(-8, -4, 0)
    + (dance ? wing : '') + fill(curve([[-34, -6], [-30, -34], [-22, -66], [-12, -96], [8, -100], [20, -76], [26, -44], [16, -20], [-6, -14], [-24, -8], [-46, 2]], true), '#fbf6ea') + fill(curve([[4, -18], [16, -44], [12, -84], [20, -76], [26, -44], [16, -20]], true), '#cfc9c4', 'opacity="0.8"') + fill('M-34 -10L-56 4L-30 -2Z', '#5f4c42') + (dance ? '' : wing) + put(0, -104, 1, head, dance ? -62 : 0)
  );
}

export const dance: Scene = {
  slug: 'galapagos-booby-dance', place: 'Galápagos, Ecuador', seed: 2712, light: -0.6, air: '#d9e8e4',
  alt: 'A blue-footed booby lifts one bright foot and spreads its wings before its mate on a lava cliff of the Galápagos, surf and islands below',
  layers: () => [
    sky(['#3f9ccc', '#86c8da', '#d5ebe0', '#fdf0d0'], 520),
    streaks({ y: [40, 190], count: 6, colours: ['#ffffff'], opacity: 0.6 }),
    cumulus({ at: [[0.2, 320, 420, 110], [0.62, 270, 340, 90], [0.92, 330, 360, 90]], lit: '#ffffff', body: '#fdfaf2', shade: '#cfe0e6', opacity: 0.95 }),
    ridge({ depth: 0.1, base: 512, height: 150, rough: 0.35, peaks: [[0.7, 1, 360], [0.52, 0.4, 220]], island: true, colour: '#8fb0b4', shade: '#6a94a4', lit: '#ecdfbc', foot: '#c9dcd6', gullies: 4 }),
    mist({ depth: 0.12, y: 506, height: 40, colour: '#f4f4e6', opacity: 0.6 }),
    water({ depth: 0.16, top: 510, stops: ['#6fc4d4', '#2f9cc0', '#1a78a8', '#125a8c'], ripples: { light: '#effcfa', dark: '#2080ac', count: 320, opacity: 0.45 } }),
    layer(0.2, (s) => {
      // A tuff arch out at sea, birds round it.
      const x = s.x(s.tall ? 0.2 : 0.2);
      const d = `M${x - 150} 590L${x - 130} 500L${x - 96} 440L${x - 30} 414L${x + 60} 420L${x + 110} 470L${x + 128} 530L${x + 140} 590Z M${x - 40} 590V534Q${x - 6} 486 ${x + 34} 530V590Z`;
      return `<path d="${d}" fill="${s.across(x - 150, x + 140, ['#c9a078', '#a07a68', '#6a5664'])}" fill-rule="evenodd"/>` + [440, 470, 500, 534, 560].map((y, i) => line(`M${x - 130 + i * 6} ${y}q120 ${i % 2 ? 10 : -8} 240 4`, i % 2 ? '#f2cfa0' : '#7a5a58', 4, `opacity="0.35" ${s.clip(d.split(' M')[0]!)}`)).join('') + fill(lens(x, 592, 380, 8), '#ffffff', 'opacity="0.8"');
    }),
    birds({ x: 0.24, y: 360, count: 12, size: 12, colour: '#3a4a5c', spread: 140 }),
    swell({ depth: 0.3, y: 660, height: 20, colour: '#4fb4c9', shade: '#1f84ac', foam: '#f4fffb', length: 240 }),
    swell({ depth: 0.34, y: 740, height: 26, colour: '#6fcad0', shade: '#228cac', foam: '#ffffff', length: 300 }),
    layer(0.4, (s) => { let out = ''; for (let i = 0; i < 120; i++) { const p = s.r.range(-0.05, 0.6); out += oval(s.x(p), 806 + 60 * p + s.r.gauss() * 18, s.r.range(10, 44), s.r.range(3, 9), s.r.pick(['#ffffff', '#e6f8f4', '#c4ece8']), 'opacity="0.85"'); } return out; }),
    layer(0.56, (s) => {
      // The cliff top: black lava with pale guano and a green carpet of sesuvium.
      const top: Pt[] = [[-120, 858], [s.w * 0.1, 846], [s.w * 0.22, 828], [s.w * 0.36, 816], [s.w * 0.54, 804], [s.w * 0.74, 786], [s.w * 0.9, 760], [s.w + 120, 740]];
      let out = fill(`${poly(top, false)}L${s.w + 120} 1120L-120 1120Z`, s.down(760, 1000, ['#6a5a5c', '#463c46', '#2a2630'])) + line(poly(top, false), '#c9b09a', 4, 'opacity="0.7"');
      for (let i = 0; i < 60; i++) { const x = s.r.range(-60, s.w + 60); const y = 850 - (x / s.w) * 70 + s.r.range(10, 170); out += fill(poly([[x, y], [x + s.r.range(16, 50), y + s.r.range(-4, 10)], [x + s.r.range(8, 40), y + s.r.range(16, 30)], [x - 8, y + 14]]), s.r.pick(['#7f6c68', '#37303a', '#56484e']), 'opacity="0.6"'); }
      for (let i = 0; i < 26; i++) { const x = s.r.range(-40, s.w + 40); const y = 852 - (x / s.w) * 70 + s.r.range(4, 60); out += oval(x, y, s.r.range(8, 26), s.r.range(2, 6), '#f4ecdc', 'opacity="0.75"'); }
      for (let i = 0; i < 240; i++) { const x = s.r.range(-60, s.w + 60); const y = 896 - (x / s.w) * 60 + s.r.next() ** 1.4 * 120; if (Math.sin(x / 120) > -0.3) out += oval(x, y, s.r.range(5, 12), s.r.range(3, 6), s.r.pick(['#c9503f', '#e07a4c', '#7f9a4c', '#a8b85c', '#d9604a'])); }
      return out;
    }),
    layer(0.66, (s) => put(s.x(s.tall ? 0.36 : 0.43), 852, s.tall ? 1.9 : 2.35, booby(true)) + put(s.x(s.tall ? 0.72 : 0.62), 848, s.tall ? 1.8 : 2.2, booby(false), 0, true)),
    layer(0.8, (s) => put(s.x(0.95), 900, s.tall ? 3 : 3.8, opuntia(s, '#7a5444', '#4f7f52', '#a9bf6a')) + boulders(s, -80, s.w * 0.16, 990, [40, 84], 9, '#332c38', '#8a7a78') + boulders(s, s.w * 0.84, s.w + 60, 1000, [40, 80], 8, '#332c38', '#8f7c76')),
  ],
};
