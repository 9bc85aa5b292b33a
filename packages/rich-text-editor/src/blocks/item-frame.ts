import type { ItemDescription, ItemKey } from '../editor-host.ts';
import { problemOf } from '../state/decorations.ts';
import type { Descriptions } from '../state/descriptions.ts';
import { apart } from './block-view.ts';

export type FrameClasses = { frame: string; problem: string };

/** Shows an item of the site within a block, and what is wrong with it, for as long as the block is there. */
export class ItemFrame {
  readonly dom: HTMLElement;
  readonly #descriptions: Descriptions;
  readonly #classes: FrameClasses;
  readonly #draw: (item: ItemDescription) => HTMLElement;
  readonly #stop: () => void;
  #key: ItemKey | null = null;
  #drawn: ItemDescription | null | undefined;

  constructor(descriptions: Descriptions, classes: FrameClasses, draw: (item: ItemDescription) => HTMLElement) {
    this.dom = apart('div', classes.frame);
    this.#descriptions = descriptions;
    this.#classes = classes;
    this.#draw = draw;
    this.#stop = descriptions.onChange(() => this.#key && this.show(this.#key));
  }

  show(key: ItemKey): void {
    const item = this.#descriptions.of(key);
    // A video that plays goes on while somebody writes below it.
    if (this.#key === key && this.#drawn === item && this.dom.hasChildNodes()) return;
    this.#key = key;
    this.#drawn = item;
    this.dom.ariaBusy = item === undefined ? 'true' : 'false';
    const problem = problemOf(this.#descriptions, key);
    const parts = item ? [this.#draw(item)] : [];
    if (problem) {
      const said = document.createElement('p');
      said.className = this.#classes.problem;
      said.textContent = problem;
      parts.push(said);
    }
    this.dom.replaceChildren(...parts);
  }

  destroy(): void {
    this.#stop();
  }
}
