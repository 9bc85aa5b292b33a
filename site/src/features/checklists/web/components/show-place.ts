import type { Finding } from '#features/checklists/checklist.contract.ts';
import { fieldId } from '#web/staff/fields/use-field-errors.ts';

/** Leads to what a finding is about: its field, the words in a text, or where an image is described. */
export function showPlace({ field, fix }: Finding): void {
  const control = document.getElementById(fieldId(field));
  focusOn((fix?.action === 'describe' && altField(control, fix.place ?? 0)) || control);
  if (control && fix?.words) selectWords(control, fix.words, fix.choose ?? fix.words);
}

function focusOn(control: HTMLElement | null): void {
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** The field beside the image: of several, that of the one at the place. */
function altField(control: HTMLElement | null, place: number): HTMLElement | null {
  const part = control?.closest('[role="group"]') ?? null;
  const fields = part?.querySelectorAll<HTMLElement>('textarea') ?? [];
  return fields[place] ?? null;
}

/**
 * In the editor of texts, which follows what is selected in the document, or in a plain field.
 * @param chosen all of the words, or how they end
 */
function selectWords(control: HTMLElement, words: string, chosen: string): void {
  if (control instanceof HTMLTextAreaElement) {
    const at = control.value.indexOf(words);
    if (at >= 0) control.setSelectionRange(at + words.length - chosen.length, at + words.length);
    return;
  }
  const range = rangeOf(control, words, chosen);
  if (!range) return;
  document
    .getSelection()
    ?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

function rangeOf(root: HTMLElement, words: string, chosen: string): Range | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  const text = nodes.map((node) => node.textContent ?? '').join('');
  const from = text.indexOf(words);
  if (from < 0) return null;
  const range = document.createRange();
  const place = (at: number): [Node, number] | null => {
    let left = at;
    for (const node of nodes) {
      const length = node.textContent?.length ?? 0;
      if (left <= length) return [node, left];
      left -= length;
    }
    return null;
  };
  // The first letter belongs to the node that it stands in, not to the end of the one before.
  const [start, end] = [place(from + words.length - chosen.length + 1), place(from + words.length)];
  if (!start || !end) return null;
  range.setStart(start[0], start[1] - 1);
  range.setEnd(...end);
  return range;
}
