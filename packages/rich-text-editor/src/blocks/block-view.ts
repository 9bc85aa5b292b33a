import type { Node } from 'prosemirror-model';
import type { Decoration, NodeView, ViewMutationRecord } from 'prosemirror-view';

/** Where the tools of a chosen block are shown: React draws into it (parts/block-tools.tsx). */
export const slotSelector = ':scope > [data-slot]';

/** An element that is no text and takes no part in writing. */
export function apart(tag: string, className?: string): HTMLElement {
  const element = document.createElement(tag);
  element.contentEditable = 'false';
  if (className) element.className = className;
  return element;
}

/** A block that shows more than its words. Its tools stand in it; what happens in them is theirs. */
export abstract class BlockView implements NodeView {
  readonly dom: HTMLElement;
  abstract readonly contentDOM: HTMLElement | null;
  readonly slot: HTMLElement;
  protected node: Node;

  constructor(node: Node, tag: string, className: string | undefined) {
    this.node = node;
    this.dom = document.createElement(tag);
    if (className) this.dom.className = className;
    this.slot = apart('div');
    this.slot.dataset.slot = '';
  }

  /** Shows a changed node of the same kind. */
  protected abstract show(): void;

  update(node: Node, _: readonly Decoration[]): boolean {
    if (node.type !== this.node.type) return false;
    this.node = node;
    this.show();
    return true;
  }

  stopEvent(event: Event): boolean {
    return this.slot.contains(event.target as globalThis.Node);
  }

  ignoreMutation(mutation: ViewMutationRecord): boolean {
    return mutation.type !== 'selection' && !this.contentDOM?.contains(mutation.target);
  }

  selectNode(): void {
    this.dom.classList.add('ProseMirror-selectednode');
  }

  deselectNode(): void {
    this.dom.classList.remove('ProseMirror-selectednode');
  }
}
