import type { Align, Block, Figure, Inline, Plain, Width } from '@trekker/rich-text/document.ts';
import { headingsOf } from '@trekker/rich-text/headings.ts';
import { textOf } from '@trekker/rich-text/plain-text.ts';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Group } from '../group.tsx';
import { staticList } from '../static-list.ts';
import { t } from './content.texts.ts';
import { type LinkedItems, richLine } from './rich-line.tsx';
import styles from './rich-text.module.css';

/** An image or a video in its frame, and whose it is. */
export type RichTextMedia = { view: ReactNode; credit: string };

/** What a text names by id, as the page that shows it knows it. What is gone or not public is undefined. */
export type RichTextItems = LinkedItems & {
  /** `sizes`: as CSS has it, how wide the image is shown. */
  image(figure: Figure, sizes: string): RichTextMedia | undefined;
  video(media: string): RichTextMedia | undefined;
  /** A destination's card. */
  place(id: string): ReactNode | undefined;
};

export type RichTextProps = {
  blocks: readonly Block[];
  items: RichTextItems;
  className?: string | undefined;
  /** Those of its words, where they are not the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
};

const sizesOf: Record<Width, string> = {
  column: '(max-width: 48rem) 100vw, 40rem',
  wide: '(max-width: 48rem) 100vw, 47rem',
  full: '100vw',
};

/**
 * A text with structure, as elements: no HTML string is made. Its headings have the ids of `headingsOf`. Media run in
 * the column, wide or from edge to edge of what this stands in.
 */
export function RichText({ blocks, items, className, lang, dir }: RichTextProps) {
  const anchors = headingsOf(blocks).values();
  return (
    <div className={classNames(styles.text, 'prose', className)} lang={lang} dir={dir}>
      {staticList(blocks, (block) => (
        <BlockView block={block} items={items} anchor={block.t === 'h' ? anchors.next().value?.id : undefined} />
      ))}
    </div>
  );
}

function BlockView({ block, items, anchor }: { block: Block; items: RichTextItems; anchor?: string | undefined }) {
  const line = (c: readonly Inline[]) => richLine(c, items);
  const inner = (all: readonly Block[]) => staticList(all, (one) => <BlockView block={one} items={items} />);
  /** A line alone needs no paragraph: the items stand close. */
  const lineOfList = (item: readonly Plain[]) => {
    const [first, ...others] = item;
    if (first?.t !== 'p' || others.some((other) => other.t === 'p')) return inner(item);
    return (
      <>
        {line(first.c)}
        {inner(others)}
      </>
    );
  };
  switch (block.t) {
    case 'p':
      return <p>{line(block.c)}</p>;
    case 'h': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      // The link stands beside the heading, whose name it would become part of, and whose words may hold links.
      return (
        <div className={styles.heading}>
          <Heading id={anchor} className={block.level === 2 ? 't-block' : 't-card'}>
            {line(block.c)}
          </Heading>
          <a
            className={styles.anchor}
            href={`#${anchor}`}
            aria-label={t.linkTo({ heading: textOf(block.c) })}
            data-screen-only
          >
            #
          </a>
        </div>
      );
    }
    case 'list': {
      const lines = staticList(block.items, (item) => <li>{lineOfList(item)}</li>);
      return block.start === null ? <ul>{lines}</ul> : <ol start={block.start}>{lines}</ol>;
    }
    case 'quote':
      return <blockquote className={styles.quote}>{inner(block.blocks)}</blockquote>;
    case 'pull':
      return (
        <figure className={styles.pull}>
          <blockquote className="serif">{line(block.c)}</blockquote>
          {block.by && <figcaption className="fine">{block.by}</figcaption>}
        </figure>
      );
    case 'note':
      return (
        <aside className={styles.note} aria-label={block.title}>
          <p className={styles.noteTitle}>{block.title}</p>
          {inner(block.blocks)}
        </aside>
      );
    case 'rule':
      return <hr className={styles.rule} />;
    case 'table':
      return <Table {...block} line={line} />;
    case 'figure':
    case 'video':
      return media(block, items, line);
    case 'gallery': {
      const figures = block.figures.map((figure) => media(figure, items, line)).filter(Boolean);
      if (figures.length === 0) return null;
      return (
        <figure className={classNames(styles.gallery, styles[block.width])} data-count={figures.length}>
          {staticList(figures, (figure) => figure)}
          {block.c.length > 0 && <figcaption>{line(block.c)}</figcaption>}
        </figure>
      );
    }
    case 'place': {
      const card = items.place(block.id);
      return card ? <div className={styles.place}>{card}</div> : null;
    }
  }
}

type Line = (c: readonly Inline[]) => ReactNode;

function media(block: Extract<Block, { t: 'figure' | 'video' }>, items: RichTextItems, line: Line): ReactNode {
  const found = block.t === 'figure' ? items.image(block, sizesOf[block.width]) : items.video(block.media);
  if (!found) return null;
  const credit = block.credit || found.credit;
  return (
    <figure className={styles[block.width]}>
      {found.view}
      {(block.c.length > 0 || credit) && (
        <figcaption>
          {line(block.c)} {credit && <small className={styles.credit}>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}

/** Wider than its column it scrolls, by keyboard too: Safari gives keys to no scroller that cannot have the focus. */
function Table({ align, rows: [head = [], ...rows], line }: { align: Align[]; rows: Inline[][][]; line: Line }) {
  return (
    <Group className={styles.table} label={t.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {staticList(head, (cell, index) => (
              <th scope="col" data-align={align[index]}>
                {line(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staticList(rows, (row) => (
            <tr>
              {staticList(row, (cell, index) => (
                <td data-align={align[index]}>{line(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Group>
  );
}
