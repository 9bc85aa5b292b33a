import type { Node } from 'prosemirror-model';
import { t } from '../staff-editor.texts.ts';
import { BlockView } from './block-view.ts';

/** Pictures beside each other, and below them the caption of all. */
export class GalleryView extends BlockView {
  readonly contentDOM: HTMLElement;

  constructor(node: Node, classes: { gallery: string; images: string }) {
    super(node, 'figure', classes.gallery);
    this.dom.dataset.block = 'gallery';
    this.dom.ariaLabel = t.gallery;
    this.contentDOM = Object.assign(document.createElement('div'), { className: classes.images });
    this.dom.append(this.contentDOM, this.slot);
    this.show();
  }

  protected show(): void {
    this.dom.dataset.width = this.node.attrs.width;
    this.contentDOM.dataset.count = String(this.node.childCount - 1);
  }
}

/** Wider than the text it scrolls. */
export class TableView extends BlockView {
  readonly contentDOM: HTMLElement;

  constructor(node: Node, classes: { table: string; scroll: string }) {
    super(node, 'div', classes.table);
    this.dom.dataset.block = 'table';
    const scroll = Object.assign(document.createElement('div'), { className: classes.scroll });
    const table = document.createElement('table');
    this.contentDOM = document.createElement('tbody');
    table.append(this.contentDOM);
    scroll.append(table);
    this.dom.append(scroll, this.slot);
  }

  protected show(): void {}
}

/** A pause between two scenes. */
export class RuleView extends BlockView {
  readonly contentDOM = null;

  constructor(node: Node, classes: { rule: string }) {
    super(node, 'div', classes.rule);
    this.dom.contentEditable = 'false';
    this.dom.append(document.createElement('hr'), this.slot);
  }

  protected show(): void {}
}
