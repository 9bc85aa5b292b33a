import type { Align, Block, Figure, Inline, Plain } from '@trekker/rich-text/document.ts';
import { normalForm } from '@trekker/rich-text/normal-form.ts';
import type { Fragment, Node } from 'prosemirror-model';

/** What the editor holds as a text in its normal form. */
export const fromDocument = (doc: Node): Block[] => normalForm(fromNodes(doc.content));

export const fromNodes = (nodes: Fragment): Block[] => nodes.content.flatMap(fromNode);

/** A block of the editor, not yet in its normal form. */
export function fromNode(node: Node): Block[] {
  const { attrs, type } = node;
  switch (type.name) {
    case 'heading':
      return [{ t: 'h', level: attrs.level, c: line(node) }];
    case 'blockquote':
      return [{ t: 'quote', blocks: plainOf(node) }];
    case 'pull':
      return [{ t: 'pull', by: node.lastChild?.textContent ?? '', c: line(node.firstChild) }];
    case 'note':
      return [{ t: 'note', title: node.firstChild?.textContent ?? '', blocks: plainOf(node) }];
    case 'rule':
      return [{ t: 'rule' }];
    case 'table':
      return [tableOf(node)];
    case 'figure':
      return [figureOf(node)];
    case 'video':
      return [{ t: 'video', media: attrs.media, width: attrs.width, credit: attrs.credit, c: line(node) }];
    case 'gallery': {
      const figures = node.content.content.filter((one) => one.type.name === 'figure').map(figureOf);
      return [{ t: 'gallery', width: attrs.width, figures, c: line(node.lastChild) }];
    }
    case 'place':
      return [{ t: 'place', id: attrs.id }];
    default:
      return plain(node);
  }
}

const figureOf = (node: Node): Figure => {
  const { media, width, alt, credit } = node.attrs;
  return { t: 'figure', media, width, alt, credit, c: line(node) };
};

const plainOf = (node: Node): Plain[] => node.content.content.flatMap(plain);

function plain(node: Node): Plain[] {
  switch (node.type.name) {
    case 'bullet_list':
    case 'ordered_list': {
      const start = node.type.name === 'ordered_list' ? Number(node.attrs.start) : null;
      return [{ t: 'list', start, items: node.content.content.map(plainOf) }];
    }
    // What was copied from within one of them comes without what it stood in.
    case 'list_item':
    case 'table_row':
    case 'table_cell':
    case 'table_header':
      return plainOf(node);
    case 'note_title':
      return [];
    default:
      return [{ t: 'p', c: line(node) }];
  }
}

/** Cells that reach over several are split: what they say stays in the first. */
function tableOf(table: Node): Block {
  const rows: Inline[][][] = Array.from({ length: table.childCount }, () => []);
  table.forEach((row, _, at) => {
    row.forEach(({ attrs, firstChild }) => {
      let column = 0;
      while (rows[at]?.[column]) column += 1;
      for (let down = 0; down < attrs.rowspan && at + down < rows.length; down += 1)
        for (let right = 0; right < attrs.colspan; right += 1) {
          const isFirst = down === 0 && right === 0;
          (rows[at + down] as Inline[][])[column + right] = isFirst ? line(firstChild) : [];
        }
    });
  });
  const align = (table.firstChild?.content.content ?? []).flatMap(({ attrs }): Align[] =>
    Array.from({ length: attrs.colspan }, () => attrs.align as Align),
  );
  return { t: 'table', align, rows: rows.map((row) => Array.from(row, (cell) => cell ?? [])) };
}

function line(node: Node | null): Inline[] {
  return (node?.content.content ?? []).map((part): Inline => {
    let inline: Inline = part.isText ? (part.text ?? '') : { br: 1 };
    for (const { type, attrs } of part.marks)
      if (type.name === 'strong') inline = { b: [inline] };
      else if (type.name === 'em') inline = { i: [inline] };
      else inline = { a: attrs.to, c: [inline] };
    return inline;
  });
}
