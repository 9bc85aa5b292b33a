interface Palette {
  water: string;
  land: string;
  /** Land on the globe, which is too small for shores. */
  earth: string;
  line: string;
  ink: string;
  faint: string;
  accent: string;
  eye: string;
}

const LIGHT: Palette = {
  water: '#cbdcd7',
  land: '#f3f0e7',
  earth: '#f3f0e7',
  line: '#0f5a5c',
  ink: '#14211f',
  faint: '#4d5a57',
  accent: '#b0432a',
  eye: '#fffaf6',
};

const DARK: Palette = {
  water: '#0f2b2b',
  land: '#263532',
  earth: '#4a625d',
  line: '#7ec8bf',
  ink: '#efece3',
  faint: '#aab5b0',
  accent: '#f08a6c',
  eye: '#1d0d07',
};

/** Plain rules instead of custom properties: programs that turn SVG into images (librsvg) know no var(). */
function colours({ water, land, earth, line, ink, faint, accent, eye }: Palette): string {
  return `text{fill:${ink}}.water,.globe{fill:${water}}.land,.dot{fill:${land}}.earth{fill:${earth}}.pin{fill:${accent}}.eye{fill:${eye}}
.shore,.coast,.grid,.rim{stroke:${line}}.border,.dot{stroke:${ink}}.cut,.globe,.near,.name,.country{stroke:${land}}.bar{stroke:${faint}}
.degree,.country{fill:${faint}}`;
}

/** The colour of the pin in each theme, as `#rrggbb`. */
export type PinColours = { light: string; dark: string };

/**
 * The map's style, in the site's colours for light and dark. As an <img> the document takes prefers-color-scheme from
 * the color-scheme of the page's element, so that the page's own switch counts. Lengths inside scale(.1) are tenths of
 * a pixel. Letters that are joined stand no further apart.
 */
export const mapStyle = (
  pin: PinColours = { light: LIGHT.accent, dark: DARK.accent },
  joined = false,
): string => `:root{color-scheme:light dark}${colours({ ...LIGHT, accent: pin.light })}
@media(prefers-color-scheme:dark){${colours({ ...DARK, accent: pin.dark })}}
text{font-family:"Instrument Sans",system-ui,"Helvetica Neue",Arial,sans-serif}
.shore,.coast,.cut,.border,.grid,.rim,.bar{fill:none;stroke-linejoin:round}
.shore{opacity:.08}.coast{stroke-width:7;opacity:.7}.cut{stroke-width:14}.grid{stroke-width:5;opacity:.25}
.border{stroke-width:6;stroke-dasharray:28 16;opacity:.4}.rim{stroke-width:.8;opacity:.6}.globe{stroke-width:5}
.near,.name,.country{paint-order:stroke;stroke-width:2.5px;stroke-linejoin:round;stroke-opacity:.7}
.degree{font-size:9.5px;letter-spacing:${joined ? 0 : '.02em'}}.country{${joined ? 'font-size:12px;letter-spacing:0' : 'font-size:9.5px;letter-spacing:.16em'}}.near{font-size:12px}
.name{font-family:Fraunces,"Iowan Old Style",Palatino,"Palatino Linotype",Georgia,serif;font-weight:500}.dot{stroke-width:1.2}`;
