import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { wholeText } from '../decoded-text.ts';
import type { SourceRecord } from '../records.ts';
import type { SourceFile } from '../source-file.ts';
import { isKnownPattern, type Named, type Program, pathBy } from './permalinks.ts';

type Fields = Readonly<Record<string, unknown>>;
/** The first of its patterns says where a text was; the others lead there as well. */
type Rule = { program: Program; patterns: string[]; isFor: (path: string) => boolean };

/** Where the settings of a site say that its texts are. */
export type OldPlaces = {
  /** Paths of a text, the first of which is where it was; none where nothing is said of it. */
  pathsOf: (named: Named) => string[];
  /** What all paths of the site begin with, without a last slash: it may have lived in a folder of its domain. */
  prefix: string;
  /** Where it lived, if somebody said so. */
  host: string | null;
  /** What could not be read of the settings. */
  problems: SourceRecord[];
};

const largestSettings = 1024 * 1024;
const jekyllFile = /^_config\.(ya?ml|toml)$/i;
const hugoFile = /^(?:hugo|config)\.(toml|ya?ml|json)$/i;
/** Parts of Hugo's settings, of which a file holds what its name says. */
const hugoPart = /^config\/_default\/(hugo|config|permalinks)\.(toml|ya?ml|json)$/i;

/** Patterns that Jekyll has names for. */
const jekyllStyles: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
};

/**
 * Reads the settings of Jekyll (and Hexo) or of Hugo, which lie beside the content or above it, as data: what patterns
 * they have for addresses, and where the site was. `site`: where it lived, if somebody said so, which is heard first.
 */
export async function oldPlaces(files: readonly SourceFile[], root: string, site: string | null): Promise<OldPlaces> {
  const problems: SourceRecord[] = [];
  const rules: Rule[] = [];
  let prefix = pathBefore(site);
  let host = URL.parse(site ?? '')?.host ?? null;
  for (const { file, name } of settingsOf(files, root)) {
    const fields = await fieldsOf(file);
    if (!fields) problems.push({ type: 'skip', kind: 'file', sourceId: file.name, reason: 'settings-broken' });
    else if (jekyllFile.test(name)) {
      rules.push(...jekyllRules(fields));
      prefix ||= pathBefore(`http://site.invalid/${text(fields.baseurl).replace(/^\/+/, '')}`);
      host ??= URL.parse(text(fields.url))?.host || null;
    } else {
      rules.push(...hugoRules(/permalinks\.\w+$/i.test(name) ? { permalinks: fields } : fields));
      const base = text(fields.baseURL) || text(fields.baseurl);
      prefix ||= pathBefore(base);
      host ??= URL.parse(base)?.host || null;
    }
  }
  const known = rules.filter(({ program, patterns: [pattern = ''] }) => {
    if (isKnownPattern(pattern, program)) return true;
    problems.push({ type: 'skip', kind: 'pattern', sourceId: pattern.slice(0, 200), reason: 'permalink-not-read' });
    return false;
  });
  const pathsOf = (named: Named): string[] => {
    const rule = known.find(({ isFor }) => isFor(named.path));
    const paths = rule?.patterns.map((pattern) => pathBy(pattern, named, rule.program)) ?? [];
    return paths.filter((path) => path !== null).map((path) => prefix + path);
  };
  return { pathsOf, prefix, host, problems };
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const pathBefore = (address: string | null): string => URL.parse(address ?? '')?.pathname.replace(/\/+$/, '') ?? '';

/** By their names below the folder that they lie in. */
function* settingsOf(files: readonly SourceFile[], root: string): Generator<{ file: SourceFile; name: string }> {
  const folders = [root, root.replace(/[^/]+\/$/, ''), root.replace(/[^/]+\/[^/]+\/$/, '')];
  for (const folder of new Set(folders))
    for (const file of files) {
      const name = file.name.startsWith(folder) ? file.name.slice(folder.length) : '';
      if (jekyllFile.test(name) || hugoFile.test(name) || hugoPart.test(name)) yield { file, name };
    }
}

async function fieldsOf(file: SourceFile): Promise<Fields | null> {
  if (file.size > largestSettings) return null;
  const { text: whole } = await wholeText(file, largestSettings);
  try {
    const value: unknown = /\.toml$/i.test(file.name)
      ? parseToml(whole)
      : /\.json$/i.test(file.name)
        ? JSON.parse(whole)
        : yamlValue(whole);
    return isFields(value) ? value : value === null ? {} : null;
  } catch {
    return null;
  }
}

function yamlValue(text: string): unknown {
  const document = parseDocument(text, { schema: 'core', uniqueKeys: false, logLevel: 'silent' });
  if (document.errors.length > 0) throw new SyntaxError('YAML');
  return document.toJS({ maxAliasCount: 50 });
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsIn = (value: unknown): [string, unknown][] => (isFields(value) ? Object.entries(value) : []);

const isPost = (path: string): boolean => /(^|\/)_(posts|drafts)\//i.test(path);

/** What is said of a part of the site comes before what is said of all. */
function jekyllRules(fields: Fields): Rule[] {
  const rule = (pattern: unknown, isFor: Rule['isFor']): Rule[] =>
    typeof pattern === 'string' && pattern !== ''
      ? [{ program: 'jekyll', patterns: [jekyllStyles[pattern] ?? pattern], isFor }]
      : [];
  const scoped = (Array.isArray(fields.defaults) ? fields.defaults : []).flatMap((one: unknown) => {
    const { scope, values } = isFields(one) ? one : {};
    const { path = '', type } = isFields(scope) ? scope : {};
    const within = String(path).replace(/^\/+|\/+$/g, '');
    const isFor = (file: string) =>
      (within === '' || file.startsWith(`${within}/`) || file === within) && isOfType(file, type);
    return rule(isFields(values) ? values.permalink : undefined, isFor);
  });
  const collections = fieldsIn(fields.collections).flatMap(([name, said]) =>
    rule(isFields(said) ? said.permalink : undefined, (file) => isOfType(file, name)),
  );
  return [...scoped.reverse(), ...collections, ...rule(fields.permalink, isPost), ...jekyllPages(fields.permalink)];
}

function isOfType(file: string, type: unknown): boolean {
  if (typeof type !== 'string' || type === '') return true;
  if (type === 'pages') return !/(^|\/)_/.test(file);
  return type === 'posts' || type === 'drafts' ? isPost(file) : file.startsWith(`_${type}/`);
}

/** Pages end as the pattern for posts does. */
function jekyllPages(permalink: unknown): Rule[] {
  const isPage = (file: string) => !/(^|\/)_/.test(file) && !/(^|\/)index\.\w+$/i.test(file);
  const isFolder = permalink === 'pretty' || (typeof permalink === 'string' && permalink.endsWith('/'));
  return isFolder ? [] : [{ program: 'jekyll', patterns: ['/:path:output_ext', '/:path/'], isFor: isPage }];
}

/** By sections, which are folders; newer ones tell pages from lists. Ugly addresses are files, of all or by section. */
function hugoRules({ permalinks, uglyURLs, uglyurls }: Fields): Rule[] {
  const ugly = uglyURLs ?? uglyurls;
  const isUgly = (section: string) =>
    ugly === true || fieldsIn(ugly).some(([name, isSo]) => isSo === true && name.toLowerCase() === section);
  const sectionOf = (path: string) => path.toLowerCase().split('/')[0] ?? '';
  const ofPages = isFields(permalinks) && isFields(permalinks.page) ? permalinks.page : permalinks;
  const rules = fieldsIn(ofPages).flatMap(([name, pattern]): Rule[] => {
    if (typeof pattern !== 'string') return [];
    const section = name.toLowerCase();
    const patterns = [isUgly(section) ? asFile(pattern) : pattern];
    return [{ program: 'hugo', patterns, isFor: (path) => path.toLowerCase().startsWith(`${section}/`) }];
  });
  const isRest = (path: string) => isUgly(sectionOf(path)) && !/^index\.\w+$/i.test(path);
  return isFields(ugly) || ugly === true
    ? [...rules, { program: 'hugo', patterns: [asFile('/:sections/:contentbasename')], isFor: isRest }]
    : rules;
}

const asFile = (pattern: string): string => pattern.replace(/(\.html?)?\/*$/i, '.html');
