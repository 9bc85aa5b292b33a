import type { Block } from '@trekker/rich-text/document.ts';
import { linkedItem } from '@trekker/rich-text/links.ts';
import { figuresOf, linksOf, mentionsIn } from '@trekker/rich-text/mentions.ts';
import { linesIn, paragraphsOf } from '@trekker/rich-text/paragraphs.ts';
import { plainText, textOf } from '@trekker/rich-text/plain-text.ts';
import { wordsIn } from '@trekker/rich-text/reading-time.ts';
import type { CheckedItem } from './checked-item.ts';
import { type Finding, neededRules } from './checklist.contract.ts';

const mostSentence = 400;
const leastWords = 60;
/** A screen of two pixels in one shows the column in so many. */
const leastWidth = 1200;

type Rule = (item: CheckedItem) => Finding[];

export const fieldMissing: Rule = ({ lacking }) =>
  lacking.map(({ field, name, missing }) => ({
    rule: 'field-missing',
    level: 'problem',
    field,
    message: missing,
    name,
    fix: { action: 'show', label: 'Go to it' },
  }));

/** Nobody publishes "Your postal address": what a template leaves to be filled in, one by one. */
export const templateGap: Rule = ({ text, gaps }) => {
  if (!text || !gaps) return [];
  const finding = (message: string, fix: NonNullable<Finding['fix']>): Finding => ({
    rule: 'template-gap',
    level: 'problem',
    field: text.field,
    message,
    fix,
  });
  const lines = linesIn(text.blocks);
  // What was written over part of a line may end without a full stop: sentences are looked for within theirs.
  const isLeft = (gap: string) => lines.some((line) => (gap.endsWith('.') ? line.includes(gap) : line.trim() === gap));
  // All that the box says is chosen at once, so that one press of Delete takes it away.
  const box = text.blocks.find(
    (block) => block.t === 'note' && (block.title === gaps.box || plainText(block.blocks).includes(gaps.advice)),
  );
  const boxWords = box?.t === 'note' && [box.title, ...box.blocks.map((block) => plainText([block]))].join('');
  const words = boxWords || (lines.some((line) => line.includes(gaps.advice)) && gaps.advice);
  return [
    ...gaps.sentences
      .filter(isLeft)
      .map((sentence) =>
        finding(`“${sentence}” is still to be filled in`, { action: 'show', label: 'Fill it in', words: sentence }),
      ),
    ...(words ? [finding(`The box “${gaps.box}” is still there`, { action: 'show', label: 'Go to it', words })] : []),
  ];
};

/** Those who do not see an image hear what it shows, unless it only decorates. */
export const alternativeText: Rule = ({ images, text, facts }) => [
  ...images
    .filter(({ alt, decorative }) => !alt.trim() && !decorative)
    .map(({ field, name, media }) => undescribed(field, name, media)),
  ...figuresOf(text?.blocks ?? []).flatMap(({ media, alt }) => {
    const known = facts.media.get(media);
    if (!known || alt || known.alt || known.decorative) return [];
    return [undescribed(text?.field ?? '', 'A picture in the text', media)];
  }),
];

const undescribed = (field: string, name: string, media: string | null): Finding => ({
  rule: 'alternative-text',
  level: 'problem',
  field,
  message: `${name} has no alternative text`,
  fix: { action: 'describe', label: 'Write it', ...(media && { media }) },
});

export const excerptMissing: Rule = ({ excerpt }) =>
  excerpt && !excerpt.text.trim()
    ? [
        {
          rule: 'excerpt-missing',
          level: 'problem',
          field: excerpt.field,
          message: excerpt.missing,
          fix: { action: 'show', label: 'Write it' },
        },
      ]
    : [];

export const excerptLong: Rule = ({ excerpt }) => {
  const length = excerpt?.text.trim().length ?? 0;
  if (!excerpt?.most || length <= excerpt.most) return [];
  const message = `${excerpt.label} has ${length} characters; search engines show ${excerpt.most}`;
  return [
    {
      rule: 'excerpt-long',
      level: 'advice',
      field: excerpt.field,
      message,
      fix: { action: 'show', label: 'Shorten it' },
    },
  ];
};

/** A heading of the third level belongs to one of the second. One finding, since all are mended together. */
export const headingOrder: Rule = ({ text }) => {
  const stray = text && strayHeading(text.blocks);
  if (!text || !stray) return [];
  const message = `The heading “${shortened(stray)}” skips a level`;
  return [
    {
      rule: 'heading-order',
      level: 'problem',
      field: text.field,
      message,
      fix: { action: 'reorder', label: 'Fix levels' },
    },
  ];
};

function strayHeading(blocks: readonly Block[]): string | undefined {
  const first = blocks.find((block) => block.t === 'h');
  return first?.t === 'h' && first.level === 3 ? textOf(first.c) : undefined;
}

/** The same text with its headings in order: those before the first of the second level become of it. */
export function withHeadingsInOrder(blocks: readonly Block[]): Block[] {
  let isOpen = false;
  return blocks.map((block) => {
    if (block.t !== 'h') return block;
    if (block.level === 3 && !isOpen) return { ...block, level: 2 };
    isOpen = true;
    return block;
  });
}

const sayingNothing = /^(click |tap |see |read )?(here|this|link|this (link|page|story)|more|read more|learn more)$/i;

/** Many go from link to link, and hear nothing else. */
export const linkText: Rule = ({ text }) =>
  linksOf(text?.blocks ?? [])
    .filter(({ words }) => sayingNothing.test(words.replace(/[.…›»→\s]+$/u, '').trim()))
    .map(({ words }) => ({
      rule: 'link-text',
      level: 'problem',
      field: text?.field ?? '',
      message: `A link is called “${shortened(words)}”, which doesn’t say where it leads`,
      fix: { action: 'show', label: 'Reword it', words },
    }));

/** Readers see the words of such a link alone. */
export const linkNotPublic: Rule = ({ text, facts }) =>
  linksOf(text?.blocks ?? [])
    .filter(({ to }) => {
      const item = linkedItem(to);
      return item !== null && !facts.isPublic(`${item.kind}/${item.id}`);
    })
    .map(({ words }) => ({
      rule: 'link-not-public',
      level: 'problem',
      field: text?.field ?? '',
      message: `“${shortened(words)}” leads to something that isn’t published`,
      fix: { action: 'show', label: 'Go to the link', words },
    }));

export const unknownMedia: Rule = ({ text, facts }) =>
  mentionsIn(text?.blocks ?? [])
    .media.filter((id) => !facts.media.has(id))
    .map(() => ({
      rule: 'unknown-media',
      level: 'problem',
      field: text?.field ?? '',
      message: 'A picture or video in the text no longer exists',
      fix: { action: 'show', label: 'Go to the text' },
    }));

export const placeMissing: Rule = ({ place }) =>
  place && !place.isSet
    ? [
        {
          rule: 'place-missing',
          level: 'advice',
          field: place.field,
          message: 'No place is set',
          fix: { action: 'show', label: 'Choose a place' },
        },
      ]
    : [];

export const tagsMissing: Rule = ({ tags }) =>
  tags && tags.count === 0
    ? [
        {
          rule: 'tags-missing',
          level: 'problem',
          field: tags.field,
          message: 'There are no tags',
          fix: { action: 'show', label: 'Add a tag' },
        },
      ]
    : [];

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesOf = (words: string): string[] => [...sentences.segment(words)].map(({ segment }) => segment.trim());

export const sentenceLong: Rule = ({ text }) =>
  paragraphsOf(text?.blocks ?? [])
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.length > mostSentence)
    .map((sentence) => ({
      rule: 'sentence-long',
      level: 'advice',
      field: text?.field ?? '',
      message: `A sentence has ${sentence.length} characters: “${shortened(sentence)}”`,
      fix: { action: 'show', label: 'Go to the sentence', words: sentence.slice(0, 80) },
    }));

export const textShort: Rule = ({ text }) => {
  if (!text) return [];
  const count = wordsIn(paragraphsOf(text.blocks).join('\n\n'));
  if (count >= leastWords) return [];
  const message = `The text has ${count === 1 ? '1 word' : `${count} words`}; search engines skip pages of less than ${leastWords}`;
  return [
    { rule: 'text-short', level: 'advice', field: text.field, message, fix: { action: 'show', label: 'Write more' } },
  ];
};

export const imageSmall: Rule = ({ images, text, facts }) => {
  const inText = figuresOf(text?.blocks ?? []).flatMap(({ media }) => {
    const known = facts.media.get(media);
    return known ? [{ field: text?.field ?? '', name: 'A picture in the text', width: known.width }] : [];
  });
  return [...images, ...inText]
    .filter(({ width }) => width > 0 && width < leastWidth)
    .map(({ field, name, width }) => ({
      rule: 'image-small',
      level: 'advice',
      field,
      message: `${name} is ${width} pixels wide; ${leastWidth.toLocaleString('en-US')} look sharp on every screen`,
      fix: { action: 'show', label: 'Go to it' },
    }));
};

const shortened = (words: string): string => (words.length > 60 ? `${words.slice(0, 59).trimEnd()}…` : words);

const rules: readonly Rule[] = [
  fieldMissing,
  templateGap,
  alternativeText,
  excerptMissing,
  headingOrder,
  linkText,
  linkNotPublic,
  unknownMedia,
  tagsMissing,
  placeMissing,
  excerptLong,
  sentenceLong,
  textShort,
  imageSmall,
];

/** Everything that is found, problems first. */
export const checkItem = (item: CheckedItem): Finding[] => rules.flatMap((rule) => rule(item));

/** Those that keep an item from being published: what it has to have, and what staff decided. */
export const blockingOf = (findings: readonly Finding[], blocking: readonly string[]): Finding[] =>
  findings.filter(({ rule, level }) => level === 'problem' && [...neededRules, ...blocking].includes(rule));
