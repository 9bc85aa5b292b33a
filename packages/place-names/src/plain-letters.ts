/**
 * Letters that Unicode does not take apart into a plain letter and its marks, by what PostgreSQL's unaccent makes of
 * them.
 */
const LETTERS: Record<string, string> = {
  a: 'ᴀᶏⱥ',
  aa: 'ꜳ',
  ae: 'æᴁ',
  ao: 'ꜵ',
  au: 'ꜷ',
  av: 'ꜹꜻ',
  ay: 'ꜽ',
  b: 'ƀƃɓʙᴃᵬᶀ',
  c: 'ƈȼɕᴄꞓ',
  d: 'ðđƌȡɖɗᴅᴆᵭᶁᶑꝱꝺ',
  db: 'ȸ',
  dz: 'ʣʥ',
  e: 'ɇɛᴇᶒᶓⱸ',
  f: 'ƒᵮᶂꜰꝼ',
  g: 'ǥɠɡɢʛᶃꞡ',
  h: 'ħɦɧʜⱨ',
  hv: 'ƕ',
  i: 'ıɨɪᵻᶖ',
  j: 'ȷɉɟʝᴊ',
  k: 'ƙᴋᶄⱪꝁꝃꝅꞣ',
  l: 'łƚȴɫɬɭʟᴌᶅⱡꝇꝉꝲ',
  ll: 'ỻ',
  ls: 'ʪ',
  lz: 'ʫ',
  m: 'ɱᴍᵯᶆꝳ',
  n: 'ŋƞȵɲɳɴᵰᶇꝴꞑꞥ',
  o: 'øᴏⱺꝋꝍ',
  oe: 'œɶ',
  oi: 'ƣ',
  oo: 'ꝏ',
  p: 'ƥᴘᵱᵽᶈꝑꝓꝕ',
  q: 'ĸʠꝗꝙ',
  qp: 'ȹ',
  r: 'ɍɼɽɾʀᵲᵳᶉꝵꝶꞧ',
  s: 'ȿʂᵴᶊẜẝꜱꞩ',
  ss: 'ß',
  t: 'ŧƫƭȶʈᴛᵵⱦꝷꞇ',
  th: 'þᵺꝥꝧ',
  ts: 'ʦ',
  u: 'ʉᴜᵾᶙ',
  ue: 'ᵫ',
  v: 'ʋᴠᶌỽⱱⱴꝟ',
  vy: 'ꝡ',
  w: 'ᴡⱳ',
  x: 'ᶍ',
  y: 'ƴɏʏỿ',
  z: 'ƶȥɀʐʑᴢᵶᶎⱬ',
};

const plain = new Map(
  Object.entries(LETTERS).flatMap(([to, from]) => [...from].map((letter) => [letter, to] as const)),
);

/**
 * Text in lower case and without accents, as the database compares it (search_form): "Smørrebrød" is smorrebrod, "Łódź"
 * lodz. Full-width letters and ligatures are plain ones. Of Cyrillic only ё loses its dots: й, ї and the like are
 * letters of their own. Arabic has neither vowel signs nor stretched lines. A test holds it against PostgreSQL, letter
 * by letter.
 */
export function plainLetters(text: string): string {
  const lower = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0640\u064b-\u065f\u0670]/g, '');
  return /[^\0-\x7f]/.test(lower) ? lower.replace(/[^\0-\x7f]/gu, plainLetter) : lower;
}

function plainLetter(letter: string): string {
  if (/\p{Script=Cyrillic}/u.test(letter)) return letter === 'ё' ? 'е' : letter;
  const bare = letter
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return plain.get(bare) ?? bare;
}
