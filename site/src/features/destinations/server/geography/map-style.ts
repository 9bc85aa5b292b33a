/**
 * The map's colours, of the site's tokens, for light and dark. As an <img> the document takes prefers-color-scheme from
 * the color-scheme of the page's element. Lengths inside scale(.1) are tenths of a pixel.
 */
export const MAP_STYLE = `:root{color-scheme:light dark;--water:#cbdcd7;--land:#f3f0e7;--earth:#f3f0e7;--line:#0f5a5c;--ink:#14211f;--faint:#586561;--accent:#b0432a;--eye:#fffaf6}
@media(prefers-color-scheme:dark){:root{--water:#0f2b2b;--land:#263532;--earth:#4a625d;--line:#7ec8bf;--ink:#efece3;--faint:#9eaca6;--accent:#f08a6c;--eye:#1d0d07}}
text{font-family:"Instrument Sans",system-ui,"Helvetica Neue",Arial,sans-serif;fill:var(--ink)}
path,use{stroke-linejoin:round}.water{fill:var(--water)}.land{fill:var(--land)}
.shore,.coast,.cut,.border,.grid,.rim,.bar{fill:none;stroke:var(--line)}
.shore{opacity:.08}.coast{stroke-width:7;opacity:.7}.cut{stroke:var(--land);stroke-width:14}.grid{stroke-width:5;opacity:.25}
.border{stroke:var(--ink);stroke-width:6;stroke-dasharray:28 16;opacity:.4}
.bar{stroke:var(--faint)}.rim{stroke-width:.8;opacity:.6}.globe{fill:var(--water);stroke:var(--land);stroke-width:5}.earth{fill:var(--earth)}
.near,.name,.country{paint-order:stroke;stroke:var(--land);stroke-width:2.5px;stroke-linejoin:round;stroke-opacity:.7}
.degree{font-size:8.5px;fill:var(--faint);letter-spacing:.02em}
.country{font-size:9px;fill:var(--faint);letter-spacing:.16em}.near{font-size:11px}
.name{font-family:Fraunces,"Iowan Old Style",Palatino,"Palatino Linotype",Georgia,serif;font-weight:500}
.dot{fill:var(--land);stroke:var(--ink);stroke-width:1.2}.pin{fill:var(--accent)}.eye{fill:var(--eye)}`;
