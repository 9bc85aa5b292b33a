import type { Block, Inline } from '@trekker/rich-text/document.ts';
import { runsOf } from '@trekker/rich-text/normal-inline.ts';
import type { Node } from 'prosemirror-model';
import { schema } from './schema.ts';

/** A text as the editor holds it. */
export function toDocument(blocks: readonly Block[]): Node {
  return schema.node('doc', null, blocks.length > 0 ? toNodes(blocks) : [schema.node('paragraph')]);
}

export const toNodes = (blocks: readonly Block[]): Node[] => blocks.map(toNode);

function toNode(block: Block): Node {
  switch (block.t) {
    case 'p':
      return schema.node('paragraph', null, line(block.c));
    case 'h':
      return schema.node('heading', { level: block.level }, line(block.c));
    case 'list': {
      const items = block.items.map((item) => schema.node('list_item', null, toNodes(item)));
      if (block.start === null) return schema.node('bullet_list', null, items);
      return schema.node('ordered_list', { start: block.start }, items);
    }
    case 'quote':
      return schema.node('blockquote', null, toNodes(block.blocks));
    case 'pull': {
      const by = schema.node('pull_by', null, words(block.by));
      return schema.node('pull', null, [schema.node('pull_text', null, line(block.c)), by]);
    }
    case 'note': {
      const title = schema.node('note_title', null, words(block.title));
      return schema.node('note', null, [title, ...toNodes(block.blocks)]);
    }
    case 'rule':
      return schema.node('rule');
    case 'table': {
      const { align } = block;
      const rows = block.rows.map((row, at) =>
        schema.node(
          'table_row',
          null,
          row.map((cell, column) => cellOf(at === 0, align[column] ?? null, cell)),
        ),
      );
      return schema.node('table', null, rows);
    }
    case 'figure': {
      const { media, width, alt, credit } = block;
      return schema.node('figure', { media, width, alt, credit }, line(block.c));
    }
    case 'video': {
      const { media, width, credit } = block;
      return schema.node('video', { media, width, credit }, line(block.c));
    }
    case 'gallery': {
      const caption = schema.node('caption', null, line(block.c));
      return schema.node('gallery', { width: block.width }, [...toNodes(block.figures), caption]);
    }
    case 'place':
      return schema.node('place', { id: block.id });
  }
}

const cellOf = (isHead: boolean, align: string | null, cell: readonly Inline[]): Node =>
  schema.node(isHead ? 'table_header' : 'table_cell', { align }, [schema.node('paragraph', null, line(cell))]);

const words = (text: string): Node[] => (text ? [schema.text(text)] : []);

function line(c: readonly Inline[]): Node[] {
  return runsOf(c).map(({ text, b, i, a }) => {
    const marks = [
      ...(a === null ? [] : [schema.mark('link', { to: a })]),
      ...(i ? [schema.mark('em')] : []),
      ...(b ? [schema.mark('strong')] : []),
    ];
    return text === '\n' ? schema.node('hard_break', null, undefined, marks) : schema.text(text, marks);
  });
}
