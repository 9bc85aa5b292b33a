import { t } from '../../api-imports.texts.ts';

// What a run says of itself is stored in English: who reads it later may have another language than who began it.

export const fileIsGone = 'The file is not here any more.';
export const noAuthorNow = 'Whoever began this is no Author any more.';
export const brokenHere = 'It failed again and again, for something that is wrong on this server.';
export const otherKind = (format: string): string => `This file is of another kind than was said: ${format}.`;
/** Stands in the place of a message while a run is undone: what was edited since goes, too. */
export const alsoEdited = 'edited';
export const keptEdited = (titles: readonly string[], more: number): string =>
  `Edited since, and kept: ${titles.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;

type Sentence = readonly [pattern: RegExp, say: (first: string, second: string, third: string) => string];

/** Those above, and what the readers of files say (`SourceError`); the first that fits counts. */
const sentences: readonly Sentence[] = [
  [/^The file is not here any more\.$/, () => t.isGone],
  [/^Whoever began this is no Author any more\.$/, () => t.noAuthorNow],
  [/^It failed again and again, for something that is wrong on this server\.$/, () => t.brokenHere],
  [/^This file is of another kind than was said: (.+)\.$/, (format) => t.otherKind({ format })],
  [/^Edited since, and kept: (.+) and (\d+) more$/, (titles, more) => t.keptMore({ titles, count: Number(more) })],
  [/^Edited since, and kept: (.+)$/, (titles) => t.kept({ titles })],
  [/^(.+) is empty\.$/, (name) => t.isEmpty({ name })],
  [/^(.+) has neither a column “name” nor a column “email”: .+$/, (name) => t.noColumn({ name })],
  [/^(.+) is no table: (.+)\.$/, (name, reason) => t.noTable({ name, reason })],
  [/^(.+) declares a document type, .+$/, (name) => t.hasDocumentType({ name })],
  [/^(.+) is nested deeper than any export\.$/, (name) => t.tooDeep({ name })],
  [/^(.+) is not whole: it is no JSON\.$/, (name) => t.noJson({ name })],
  [/^(.+?) is not whole: (.+), line (\d+)\.$/, (name, reason, line) => t.tornAt({ name, reason, line })],
  [/^(.+) is no zip that can be read: .+$/, (name) => t.noZip({ name })],
  [/^(.+?) is refused: (.+)\.$/, (name, reason) => t.isRefused({ name, reason })],
  [/^(.+) holds more than (\d+) files\.$/, (name, most) => t.tooManyFiles({ name, most })],
  [/^(.+) unpacks to more than 20 GB\.$/, (name) => t.tooLarge({ name })],
  [/^(.+) would unpack to (\d+) MB from next to nothing\.$/, (name, size) => t.bomb({ name, size })],
  [/^(.+?) has two files “(.+)”\.$/, (name, file) => t.twoFiles({ name, file })],
  [/^A file of the zip is called (.+), which leads out of it\.$/, (name) => t.leadsOut({ name })],
  [/^The zip holds a link, (.+)\.$/, (name) => t.holdsLink({ name })],
  [/^(.+) in the zip is encrypted\.$/, (name) => t.encrypted({ name })],
  [/^"(.+)" in (.+) is damaged, or not as large as the zip says\.$/, (file, name) => t.damagedIn({ file, name })],
  [/^(.+) is no export of WordPress\.$/, (name) => t.noWordPress({ name })],
  [/^(.+) is an export of a Trekker: bring it alone\.$/, (name) => t.bringAlone({ name })],
  [/^(.+) holds nothing that can be imported\.$/, (name) => t.holdsNothing({ name })],
  [/^(.+) is not text: an image or a program can’t be imported\.$/, (name) => t.noText({ name })],
  [/^(.+) is XML, but neither an export of WordPress nor GPX nor KML\.$/, (name) => t.otherXml({ name })],
  [/^(.+) is JSON, but neither an export of Ghost nor GeoJSON\.$/, (name) => t.otherJson({ name })],
  [/^An item of (.+) is larger than 10 MB\.$/, (name) => t.itemTooLarge({ name })],
  [/^(.+) is larger than (\d+) MB\.$/, (name, size) => t.fileTooLarge({ name, size })],
  [/^(.+) is missing from the export\.$/, (name) => t.missing({ name })],
  [/^(.+) is not what trekker\.json says: the export is damaged or was changed\.$/, (name) => t.notAsSaid({ name })],
  [/^trekker\.json does not say that this is an export of a Trekker\.$/, () => t.noTrekker],
  [
    /^The export is of version (\d+), and this Trekker reads up to version (\d+): update it first\.$/,
    (version, newest) => t.newerVersion({ version, newest }),
  ],
  [/^trekker\.json is damaged\.$/, () => t.manifestDamaged],
  [/^(.+) is no JSON\.$/, (name) => t.isNoJson({ name })],
  [/^(.+) is no list with an item on each line\.$/, (name) => t.noList({ name })],
  [/^(.+) has no front matter\.$/, (name) => t.noFrontMatter({ name })],
  [/^The front matter of (.+) is no YAML\.$/, (name) => t.noYaml({ name })],
  [/^The (.+) has more than (\d+) versions\.$/, (item, most) => t.tooManyVersions({ item, most })],
  [/^An item of (.+?) can’t be read: (.+)$/, (name, reason) => t.itemUnreadable({ name, reason })],
  [/^(.+?) can’t be read: (.+)$/, (name, reason) => t.unreadable({ name, reason })],
];

/** What a run says, in the language of whoever asks; a sentence that is not known here as it was stored. */
export function messageWords(stored: string): string {
  for (const [pattern, say] of sentences) {
    const found = pattern.exec(stored);
    if (found) return say(found[1] ?? '', found[2] ?? '', found[3] ?? '');
  }
  return stored;
}
