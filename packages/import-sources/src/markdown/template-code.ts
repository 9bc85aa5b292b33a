import { escapeHtml } from '../html/escape-html.ts';
import type { Notes } from '../html/flow.ts';

/** `{{< name a="b" >}}`, `{{% name %}}`, `{% name a b %}`, with no line end in them. */
const call =
  /\{\{[<%]\s*(\/?[\w.-]+)((?:[^"'\n]|"[^"\n]*"|'[^'\n]*'){0,2000}?)\s*\/?[%>]\}\}|\{%-?\s*([\w.-]+)([^\n]{0,2000}?)\s*-?%\}/g;

const argumentsIn = (said: string): { named: Map<string, string>; others: string[] } => {
  const named = new Map<string, string>();
  const others: string[] = [];
  for (const [, name, a, b, c] of said.matchAll(/(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"'=]+))/g)) {
    const value = a ?? b ?? c ?? '';
    if (name) named.set(name, value);
    else others.push(value);
  }
  return { named, others };
};

type Arguments = ReturnType<typeof argumentsIn>;

function figure({ named, others }: Arguments): string {
  const [source, alt] = [named.get('src') ?? named.get('link') ?? others[0] ?? '', named.get('alt') ?? ''];
  const credit = escapeHtml(named.get('attr') ?? '');
  const creditLink = escapeHtml(named.get('attrlink') ?? '');
  const caption = [
    ...[named.get('title'), named.get('caption')].map((words) => escapeHtml(words ?? '')),
    creditLink ? `<a href="${creditLink}">${credit || creditLink}</a>` : credit,
  ];
  const whole = caption.filter(Boolean).join(' ');
  const words = whole ? `<figcaption>${whole}</figcaption>` : '';
  return `\n\n<figure><img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}">${words}</figure>\n\n`;
}

const player =
  (address: (id: string) => string) =>
  ({ named, others }: Arguments) => {
    const id = named.get('id') ?? others[0] ?? '';
    return id ? `\n\n<p>${escapeHtml(/^https?:/.test(id) ? id : address(encodeURIComponent(id)))}</p>\n\n` : '';
  };

/** Part of a path is enough, if it is one file's alone: whoever looks links up has the paths. */
const reference = ({ named, others }: Arguments): string => (named.get('path') ?? others[0] ?? '').replace(/^\//, '');

/** What Hugo and Jekyll put in with their own words, and can be said in Markdown or HTML. */
const known: Readonly<Record<string, (said: Arguments) => string>> = {
  figure,
  beautifulfigure: figure,
  youtube: player((id) => `https://www.youtube.com/watch?v=${id}`),
  vimeo: player((id) => `https://vimeo.com/${id}`),
  ref: (said) => `file:${reference(said)}`,
  relref: (said) => `file:${reference(said)}`,
  post_url: (said) => `file:_posts/${reference(said)}.md`,
  link: (said) => `file:${reference(said)}`,
  gallery: () => '\n\n<figure class="gallery">\n',
  '/gallery': () => '\n</figure>\n\n',
  highlight: () => '\n```\n',
  '/highlight': () => '\n```\n',
  endhighlight: () => '\n```\n',
  raw: () => '',
  endraw: () => '',
};

/** That say where another text is, for a link to go there. */
const places = new Set(['ref', 'relref', 'post_url', 'link']);
/** What stands before the address of a link, of an image or of a note below the text. */
const linkBefore = /(\]\(\s*<?|\]:\s*<?|\b(?:href|src)\s*=\s*["']?)$/i;

/** Outside a link Jekyll and Hugo write the address itself: here it is a link, called as its file is. */
function linked(address: string): string {
  const name = address.replace(/#.*$/, '').replace(/\/$/, '').split('/').at(-1) ?? '';
  const words = name
    .replace(/\.\w+$/, '')
    .replace(/^\d{4}-\d{2}-\d{2}-/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return `[${words || address}](<${address}>)`;
}

const figureNames = ['src', 'link', 'alt', 'title', 'caption', 'attr', 'attrlink'];
/** Of what is called by a name, the names that say something here. */
const readNames: Readonly<Record<string, readonly string[]>> = {
  figure: figureNames,
  beautifulfigure: figureNames,
  youtube: ['id'],
  vimeo: ['id'],
  ref: ['path'],
  relref: ['path'],
};

function noteUnread(name: string, { named }: Arguments, notes: Notes): void {
  const isLinked = named.has('src') && named.has('link');
  for (const [key, value] of named)
    if (!readNames[name]?.includes(key) || (key === 'link' && isLinked))
      notes.add('attribute-left-out', `${name} ${key}="${value}"`);
}

/** Names of what is known as HTML or Markdown; other code of templates stays as it is, and is noted. Never run. */
export function withoutTemplateCode(markdown: string, notes: Notes): string {
  return outsideFences(markdown, (part) =>
    part
      .replace(/<!--\s*more\s*-->/g, '')
      // Before an address that Jekyll makes itself, which begins with it.
      .replace(/(?:\{\{-?\s*site\.(?:base)?url\s*-?\}\})+(?=\{%-?\s*(?:post_url|link)\b)/g, '')
      .replace(call, (whole: string, hugo?: string, a?: string, jekyll?: string, b?: string, at = 0, all = '') => {
        const name = hugo ?? jekyll ?? '';
        const shown = Object.hasOwn(known, name) ? known[name] : undefined;
        if (shown) {
          const said = argumentsIn(a ?? b ?? '');
          noteUnread(name, said, notes);
          const isBare = places.has(name) && !linkBefore.test(all.slice(Math.max(0, at - 200), at));
          if (!isBare) return shown(said);
          notes.add('link-named', whole);
          return linked(shown(said));
        }
        notes.add('template-code', whole);
        return whole;
      })
      .replace(/^(?:import|export)\s[^\n]*(?:\sfrom\s+|["'=({])[^\n]*$/gm, (line) => {
        if (!/^(import\s.*["'];?\s*$|export\s+(const|let|default|function)\b)/.test(line)) return line;
        notes.add('template-code', line);
        return '';
      }),
  );
}

/** A text in which code is shown keeps it. */
function outsideFences(markdown: string, change: (part: string) => string): string {
  const parts: { isCode: boolean; lines: string[] }[] = [{ isCode: false, lines: [] }];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const [, mark = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    const isEnd = fence !== '' && mark.startsWith(fence) && /^\s*[`~]+\s*$/.test(line);
    if (fence === '' && mark !== '') {
      fence = mark;
      parts.push({ isCode: true, lines: [] });
    }
    parts.at(-1)?.lines.push(line);
    if (isEnd) {
      fence = '';
      parts.push({ isCode: false, lines: [] });
    }
  }
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ isCode, lines }) => (isCode ? lines.join('\n') : change(lines.join('\n'))))
    .join('\n');
}
