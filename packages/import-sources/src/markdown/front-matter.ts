import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';

export type FrontMatter = {
  /** None where it could not be read. */
  fields: Readonly<Record<string, unknown>>;
  text: string;
  isMended: boolean;
  problem?: { reason: 'front-matter-code' | 'front-matter-broken'; head: string };
};

/** What stands between marks at the head of a file. It is data: a head in a language that runs is left out. */
export function frontMatter(source: string): FrontMatter {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [, mark = ''] = /^(---[a-z]*|\+\+\+|;;;)[ \t]*(?=\n)/i.exec(text) ?? [];
  if (mark !== '') return betweenMarks(text, mark);
  return /^\{\s*(\n|")/.test(text) ? leadingJson(text) : { fields: {}, text, isMended: false };
}

function betweenMarks(text: string, mark: string): FrontMatter {
  const language = mark === '+++' ? 'toml' : mark === ';;;' ? 'json' : mark.slice(3).toLowerCase();
  const from = text.indexOf('\n') + 1;
  const end = mark === '+++' ? /^\+\+\+[ \t]*$/gm : mark === ';;;' ? /^;;;[ \t]*$/gm : /^(---|\.\.\.)[ \t]*$/gm;
  end.lastIndex = from;
  const closing = end.exec(text);
  // A line of dashes at the head of a text without any.
  if (!closing)
    return language === '' ? { fields: {}, text, isMended: false } : unread('front-matter-broken', '', text);
  const head = text.slice(from, closing.index);
  const rest = text.slice(closing.index + closing[0].length + 1);
  if (!/^(|ya?ml|toml|json)$/.test(language)) return unread('front-matter-code', head, rest);
  // Hexo leaves the braces out.
  return parsed(language, mark === ';;;' && !/^\s*\{/.test(head) ? `{${head}}` : head, rest);
}

/** Hugo's third form: an object, and a blank line or the text behind its last brace. */
function leadingJson(text: string): FrontMatter {
  const [closing] = /^\}[ \t]*$/m.exec(text) ?? [];
  if (!closing) return { fields: {}, text, isMended: false };
  const end = text.search(/^\}[ \t]*$/m) + closing.length;
  return parsed('json', text.slice(0, end), text.slice(end + 1));
}

function parsed(language: string, head: string, text: string): FrontMatter {
  try {
    const { value, isMended } =
      language === 'toml' ? whole(parseToml(head)) : language === 'json' ? whole(JSON.parse(head)) : yamlValue(head);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isObject && value !== null && value !== undefined) return unread('front-matter-broken', head, text);
    return { fields: (value ?? {}) as Record<string, unknown>, text, isMended };
  } catch {
    return unread('front-matter-broken', head, text);
  }
}

/** Its text comes all the same. */
const unread = (reason: NonNullable<FrontMatter['problem']>['reason'], head: string, text: string): FrontMatter => ({
  fields: {},
  text,
  isMended: false,
  problem: { reason, head: head.trim() },
});

const whole = (value: unknown) => ({ value, isMended: false });

/** Dates stay as they were written; few references to other values, so that little text can't become much. */
function yamlValue(head: string): { value: unknown; isMended: boolean } {
  const options = { schema: 'core', uniqueKeys: false, logLevel: 'silent' } as const;
  const document = parseDocument(head, options);
  if (document.errors.length === 0) return whole(document.toJS({ maxAliasCount: 50 }));
  // A quoted text that goes on at the edge of its next line, as other readers let it.
  const mended = parseDocument(head.replace(/^(?=[^\s#"'{[-])(?![^\n:]*:(?:\s|$))/gm, '  '), options);
  if (mended.errors.length > 0) throw new SyntaxError('YAML');
  return { value: mended.toJS({ maxAliasCount: 50 }), isMended: true };
}
