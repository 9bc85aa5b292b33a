import { escapeMarkup } from '@trekker/locator-map/escape-markup.ts';
import { languageInUse } from '@trekker/texts/in-language.ts';
import { dark, light } from './mail-colours.ts';
import { t } from './mail-frame.texts.ts';

export type RenderedMail = { subject: string; text: string; html: string };

export type MailContent = {
  subject: string;
  /** Plain sentences; what is in them is shown as it is, never as HTML. */
  paragraphs: readonly string[];
  /** What is told of, one after the other. */
  items?: readonly { title: string; text: string; url: string }[];
  /** The one thing to do. */
  button?: { label: string; url: string } | undefined;
  /** Small print at the end, links among it. */
  notes?: readonly Note[];
};

type Note = string | { label: string; url: string };

const noteAsText = (note: Note) => (typeof note === 'string' ? note : `${note.label}: ${note.url}`);
const noteAsHtml = (note: Note) =>
  typeof note === 'string' ? escapeMarkup(note) : `<a href="${escapeMarkup(note.url)}">${escapeMarkup(note.label)}</a>`;

const style = `
body { margin: 0; padding: 24px 16px; background: ${light.paper}; color: ${light.ink}; font: 17px/1.6 Georgia, serif }
main { max-width: 34em; margin: 0 auto }
h1 { font-size: 26px; line-height: 1.2; font-weight: 400 }
h2 { margin: 28px 0 0; font-size: 20px; line-height: 1.25; font-weight: 400 }
h2 + p { margin-top: 4px }
.button { display: inline-block; padding: 12px 24px; border-radius: 4px; background: ${light.ink}; color: ${light.paperRaised}; text-decoration: none }
.notes { margin-top: 32px; padding-top: 16px; border-top: 1px solid ${light.line}; font-size: 14px; color: ${light.inkMuted} }
a { color: ${light.accentStrong}; overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.paper}; color: ${dark.ink} }
  .button { background: ${dark.ink}; color: ${dark.paper} }
  .notes { border-color: ${dark.line}; color: ${dark.inkMuted} }
  a { color: ${dark.accentStrong} }
}`;

/** A mail as plain text and as simple HTML, both with the same words, in the language that is in use. */
export function renderMail({ subject, paragraphs, items = [], button, notes = [] }: MailContent): RenderedMail {
  const told = items.map(({ title, text, url }) => `${title}\n${text}\n${url}`);
  const text = [...paragraphs, ...told, ...(button ? [`${button.label}:\n${button.url}`] : [])].join('\n\n');
  const small = notes.length > 0 ? `\n\n-- \n${notes.map(noteAsText).join('\n')}` : '';
  return {
    subject,
    text: `${text}${small}\n`,
    html: document(subject, body({ subject, paragraphs, items, button, notes })),
  };
}

function body({ subject, paragraphs, items = [], button, notes = [] }: MailContent): string {
  const parts = [`<h1>${escapeMarkup(subject)}</h1>`, ...paragraphs.map((words) => `<p>${escapeMarkup(words)}</p>`)];
  for (const { title, text, url } of items)
    parts.push(`<h2><a href="${escapeMarkup(url)}">${escapeMarkup(title)}</a></h2>`, `<p>${escapeMarkup(text)}</p>`);
  if (button) {
    parts.push(`<p><a class="button" href="${escapeMarkup(button.url)}">${escapeMarkup(button.label)}</a></p>`);
    parts.push(
      `<p>${escapeMarkup(t.orOpen)} <a href="${escapeMarkup(button.url)}">${escapeMarkup(button.url)}</a></p>`,
    );
  }
  if (notes.length > 0)
    parts.push(`<div class="notes">${notes.map((note) => `<p>${noteAsHtml(note)}</p>`).join('')}</div>`);
  return parts.join('\n');
}

function document(title: string, content: string): string {
  const { code = 'en', direction = 'ltr' } = languageInUse() ?? {};
  return `<!doctype html>
<html lang="${code}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)}</title>
<style>${style}
</style>
</head>
<body><main>
${content}
</main></body>
</html>
`;
}
