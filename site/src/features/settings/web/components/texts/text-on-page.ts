import type { SiteText } from '#features/settings/text.contract.ts';

/** How far below the top of the frame it comes to stand, in its own pixels. */
const above = 320;

/**
 * Puts what is typed in the place of a text on a page in a frame, marks it and brings it into sight.
 * @returns false where the page does not show it
 */
export function showOn(frame: Window, text: SiteText, typed: string): boolean {
  const { document } = frame;
  for (const marked of document.querySelectorAll<HTMLElement>('[data-marked]')) {
    marked.style.outline = '';
    delete marked.dataset.marked;
  }
  const place = document.querySelector<HTMLElement>(`[data-text="${CSS.escape(text.key)}"]`) ?? placeOf(document, text);
  if (!place) return false;
  place.dataset.text = text.key;
  place.dataset.marked = '';
  place.textContent = typed.replaceAll('{name}', place.dataset.name ?? '{name}');
  place.style.outline = '4px solid var(--accent)';
  place.style.outlineOffset = '6px';
  frame.scrollTo({ top: place.getBoundingClientRect().top + frame.scrollY - above });
  return true;
}

/** The element that says nothing else. `{name}` in a text stands for the site's name there. */
function placeOf({ body }: Document, { value, default: original }: SiteText): HTMLElement | undefined {
  const parts = (value ?? original).split('{name}').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const wording = new RegExp(`^\\s*${parts.join('(.+)')}\\s*$`, 's');
  for (const element of body?.querySelectorAll<HTMLElement>('main *, footer *') ?? []) {
    if (element.childElementCount > 0) continue;
    const [said, name] = wording.exec(element.textContent ?? '') ?? [];
    if (said === undefined) continue;
    if (name !== undefined) element.dataset.name = name;
    return element;
  }
  return undefined;
}
