import type { Block as TextBlock } from '@trekker/rich-text/document.ts';
import { normalForm } from '@trekker/rich-text/normal-form.ts';
import { type Node as Block, DOMParser, Fragment, type ParseOptions, Slice } from 'prosemirror-model';
import { fromNodes } from '../document/from-document.ts';
import { schema } from '../document/schema.ts';
import { toNodes } from '../document/to-document.ts';
import { cleanPasted } from './clean-pasted.ts';

/**
 * Reads what was copied in Word, Google Docs or on a page. It gets nodes in a document in which nothing runs and
 * nothing is fetched, and takes them apart as nodes: no HTML is written anywhere. What was copied in an editor like
 * this one is read as it is.
 */
export class ClipboardParser extends DOMParser {
  readonly #brought: ((blocks: readonly TextBlock[]) => TextBlock[]) | undefined;

  /** @param brought makes what the field can hold of what was copied; all of it without */
  constructor(brought?: (blocks: readonly TextBlock[]) => TextBlock[]) {
    super(schema, DOMParser.fromSchema(schema).rules);
    this.#brought = brought;
  }

  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    const root = dom as HTMLElement;
    const isOwn = root.querySelector('[data-pm-slice]') !== null;
    if (!isOwn) cleanPasted(root);
    const slice = super.parseSlice(root, options);
    if (isOwn && !this.#brought) return slice;
    const blocks = normalForm(fromNodes(slice.content));
    return asSlice(toNodes(this.#brought?.(blocks) ?? blocks));
  }
}

/** Words at its ends join those beside them; other blocks stay blocks. */
export function asSlice(blocks: readonly Block[]): Slice {
  const open = (block: Block | undefined) => (block?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(blocks), open(blocks[0]), open(blocks.at(-1)));
}
