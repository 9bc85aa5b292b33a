import type { Node } from 'prosemirror-model';
import type { ItemDescription } from '../editor-host.ts';
import { t } from '../staff-editor.texts.ts';
import { itemOf } from '../state/decorations.ts';
import type { Descriptions } from '../state/descriptions.ts';
import { BlockView } from './block-view.ts';
import { type FrameClasses, ItemFrame } from './item-frame.ts';

/** A figure or a video: what it shows, and below it its caption, which is written in place. */
export class MediaView extends BlockView {
  readonly contentDOM: HTMLElement;
  readonly #frame: ItemFrame;

  constructor(node: Node, descriptions: Descriptions, classes: FrameClasses & { media: string }) {
    super(node, 'figure', classes.media);
    this.dom.dataset.block = node.type.name;
    this.#frame = new ItemFrame(descriptions, classes, (item) => drawMedia(item, this.node.attrs.alt));
    this.contentDOM = document.createElement('figcaption');
    this.contentDOM.dataset.hint = t.caption;
    this.dom.append(this.#frame.dom, this.contentDOM, this.slot);
    this.show();
  }

  protected show(): void {
    const { width, alt } = this.node.attrs;
    this.dom.dataset.width = width;
    const key = itemOf(this.node);
    if (key) this.#frame.show(key);
    const image = this.#frame.dom.querySelector('img');
    if (image && alt) image.alt = alt;
  }

  destroy(): void {
    this.#frame.destroy();
  }
}

function drawMedia({ image, video, name, alt }: ItemDescription, own: string): HTMLElement {
  if (video) {
    const player = document.createElement('video');
    Object.assign(player, { src: video.src, controls: true, preload: 'metadata', playsInline: true });
    player.ariaLabel = name;
    return player;
  }
  const shown = document.createElement('img');
  Object.assign(shown, { src: image?.src ?? '', alt: own || alt || name, draggable: false });
  if (image) Object.assign(shown, { width: image.width, height: image.height });
  return shown;
}
