import { isId } from './document.ts';

export const linkedKinds = ['destination', 'story', 'highlight', 'page'] as const;
export type LinkedKind = (typeof linkedKinds)[number];

const ownLink = new RegExp(`^trekker:(${linkedKinds.join('|')})/(.*)$`);

/** What a link of the site's own names (`trekker:story/ID`); whoever shows the text looks its address up. */
export function linkedItem(to: string): { kind: LinkedKind; id: string } | null {
  const [, kind, id = ''] = ownLink.exec(to) ?? [];
  return kind && isId(id) ? { kind: kind as LinkedKind, id } : null;
}
