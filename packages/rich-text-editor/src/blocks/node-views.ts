import type { Node } from 'prosemirror-model';
import type { EditorProps } from 'prosemirror-view';
import type { Descriptions } from '../state/descriptions.ts';
import { MediaView } from './media-view.ts';
import { GalleryView, RuleView, TableView } from './other-views.ts';
import { PlaceView } from './place-view.ts';

/** How the blocks are shown that are more than words. `classes`: their looks, by name. */
export function nodeViews(descriptions: Descriptions, classes: Readonly<Record<string, string>>) {
  const look = (name: string): string => classes[name] ?? '';
  const frame = { frame: look('shown'), problem: look('problem') };
  const media = (node: Node) => new MediaView(node, descriptions, { ...frame, media: look('media') });
  return {
    figure: media,
    video: media,
    gallery: (node) => new GalleryView(node, { gallery: look('gallery'), images: look('images') }),
    place: (node) => new PlaceView(node, descriptions, { ...frame, place: look('place'), card: look('card') }),
    table: (node) => new TableView(node, { table: look('table'), scroll: look('scroll') }),
    rule: (node) => new RuleView(node, { rule: look('rule') }),
  } satisfies EditorProps['nodeViews'];
}
