import { normalForm } from '@trekker/rich-text/normal-form.ts';
import { plainBlocks } from '@trekker/rich-text/read-markdown.ts';
import type { Conversion } from '../records.ts';
import { blockReaders, readComment } from './elements.ts';
import { Flow, type Marks, Notes, noMarks, type Visit } from './flow.ts';
import { isElement, isText, type Node, nodesOf, textIn } from './tree.ts';

/** What is nested deeper is words alone. */
const deepest = 150;

/** `file`: where images and files of texts are named from, if that is not `base`. */
export type HtmlOptions = { base: string | null; file?: string | null; hasLineRules?: boolean; notes?: Notes };

/**
 * HTML as people have it to a text of the site. Only what is known here gets through, and as a tree: no element, no
 * attribute and no program of the source is in it. What is left out is noted.
 */
export function htmlToBlocks(
  html: string,
  { base, file = base, hasLineRules = false, notes = new Notes() }: HtmlOptions,
): Conversion {
  const visit: Visit = (nodes, flow, marks) => {
    flow.context.depth++;
    if (flow.context.depth > deepest) {
      notes.add('nested-too-deep');
      flow.text(textIn(nodes), marks);
    } else for (const node of nodes) visitNode(node, flow, marks);
    flow.context.depth--;
  };
  try {
    const flow = new Flow({ base, file, hasLineRules, notes, visit, depth: 0, skipped: new Set() });
    visit(nodesOf(html), flow, noMarks);
    flow.flush();
    return { blocks: normalForm(flow.blocks), notes: notes.all };
  } catch (error) {
    // More blocks, or deeper ones, than the stack holds: nobody wrote that as a text.
    if (!(error instanceof RangeError)) throw error;
    notes.add('nested-too-deep');
    return { blocks: plainBlocks(textIn(nodesOf(html))), notes: notes.all };
  }
}

function visitNode(node: Node, flow: Flow, marks: Marks): void {
  if (flow.context.skipped.has(node)) return;
  if (isText(node)) flow.text(node.value, marks);
  else if ('data' in node) readComment(node.data, flow);
  else if (isElement(node)) (blockReaders[node.tagName] ?? blockReaders.unknown)?.(node, flow, marks);
}
