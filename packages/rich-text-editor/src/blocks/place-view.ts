import type { Node } from 'prosemirror-model';
import type { ItemDescription } from '../editor-host.ts';
import { t } from '../staff-editor.texts.ts';
import { itemOf } from '../state/decorations.ts';
import type { Descriptions } from '../state/descriptions.ts';
import { BlockView } from './block-view.ts';
import { type FrameClasses, ItemFrame } from './item-frame.ts';

/** The card of a place. It has no words of its own. */
export class PlaceView extends BlockView {
  readonly contentDOM = null;
  readonly #frame: ItemFrame;

  constructor(node: Node, descriptions: Descriptions, classes: FrameClasses & { place: string; card: string }) {
    super(node, 'div', classes.place);
    this.dom.dataset.block = 'place';
    this.dom.role = 'group';
    this.dom.ariaLabel = t.placeCard;
    this.dom.contentEditable = 'false';
    this.#frame = new ItemFrame(descriptions, classes, (item) => drawCard(item, classes.card));
    this.dom.append(this.#frame.dom, this.slot);
    this.show();
  }

  protected show(): void {
    const key = itemOf(this.node);
    if (key) this.#frame.show(key);
  }

  destroy(): void {
    this.#frame.destroy();
  }
}

function drawCard({ name, note, image }: ItemDescription, className: string): HTMLElement {
  const card = document.createElement('div');
  card.className = className;
  if (image) card.append(Object.assign(document.createElement('img'), { src: image.src, alt: '', draggable: false }));
  const words = document.createElement('p');
  const title = document.createElement('b');
  title.textContent = name;
  words.append(title, note ? document.createTextNode(note) : '');
  card.append(words);
  return card;
}
