import type { Block, Figure } from '@trekker/rich-text/document.ts';
import { linkedItem } from '@trekker/rich-text/links.ts';
import { figuresOf, linksOf, mentionsIn } from '@trekker/rich-text/mentions.ts';
import { linesIn, paragraphsOf } from '@trekker/rich-text/paragraphs.ts';
import { plainText, textOf } from '@trekker/rich-text/plain-text.ts';
import { wordsIn } from '@trekker/rich-text/reading-time.ts';
import { printNumber } from '@trekker/texts/print-values.ts';
import type { CheckedItem } from './checked-item.ts';
import { type Finding, neededRules } from './checklist.contract.ts';
import { t } from './staff-findings.texts.ts';

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
    message: missing(),
    name: name(),
    fix: { action: 'show', label: t.goToIt },
  }));

/** Nobody publishes "Your postal address": what a template leaves to be filled in, one by one. */
export const templateGap: Rule = ({ text, gaps }) => {
  if (!text) return [];
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
  return gaps.flatMap(({ sentences, box: title, advice }) => {
    // All that the box says is chosen at once, so that one press of Delete takes it away.
    const box = text.blocks.find(
      (block) => block.t === 'note' && (block.title === title || plainText(block.blocks).includes(advice)),
    );
    const boxWords = box?.t === 'note' && [box.title, ...box.blocks.map((block) => plainText([block]))].join('');
    const words = boxWords || (lines.some((line) => line.includes(advice)) && advice);
    return [
      ...sentences.filter(isLeft).map((sentence) =>
        finding(t.gapLeft({ words: sentence }), {
          action: 'show',
          label: t.fillIn,
          words: sentence,
          // What is typed next takes the place of the value alone: "Email:" stays.
          ...(sentence.includes(': ') && { choose: sentence.slice(sentence.indexOf(': ') + 2) }),
        }),
      ),
      ...(words ? [finding(t.boxLeft({ title }), { action: 'show', label: t.goToIt, words })] : []),
    ];
  });
};

/** Those who do not see an image hear what it shows, unless it only decorates. */
export const alternativeText: Rule = ({ images, text, facts }) => [
  ...images
    .map((image, at) => ({ ...image, place: images.slice(0, at).filter(({ field }) => field === image.field).length }))
    .filter(({ alt, decorative }) => !alt.trim() && !decorative)
    .map(({ field, name, media, place }) => undescribed(field, name, media, place)),
  ...imagesOfText(text?.blocks ?? []).flatMap(({ media, alt, name }) => {
    const known = facts.media.get(media);
    if (!known || alt || known.alt || known.decorative) return [];
    return [undescribed(text?.field ?? '', name, media)];
  }),
];

/** Those of a text, each by what tells it from the others: its caption, or else its place among them. */
function imagesOfText(blocks: readonly Block[]): (Figure & { name: string })[] {
  const figures = figuresOf(blocks);
  const captions = figures.map(({ c }) => textOf(c).trim());
  const count = figures.length;
  return figures.map((figure, at) => {
    const caption = captions[at];
    const isKnownByIt = caption && captions.filter((other) => other === caption).length === 1;
    if (isKnownByIt) return { ...figure, name: t.captioned({ caption: shortened(caption) }) };
    return { ...figure, name: count === 1 ? t.imageInText : t.imageAt({ number: at + 1, count }) };
  });
}

const undescribed = (field: string, name: string, media: string | null, place = 0): Finding => ({
  rule: 'alternative-text',
  level: 'problem',
  field,
  message: t.noAlt({ image: name }),
  fix: { action: 'describe', label: t.write, ...(media && { media }), ...(place > 0 && { place }) },
});

export const excerptMissing: Rule = ({ excerpt }) =>
  excerpt && !excerpt.text.trim()
    ? [
        {
          rule: 'excerpt-missing',
          level: 'problem',
          field: excerpt.field,
          message: excerpt.missing(),
          fix: { action: 'show', label: t.write },
        },
      ]
    : [];

export const excerptLong: Rule = ({ excerpt }) => {
  const length = excerpt?.text.trim().length ?? 0;
  if (!excerpt?.most || length <= excerpt.most) return [];
  const message = t.tooLong({ field: excerpt.label(), length: printNumber(length), most: printNumber(excerpt.most) });
  return [
    {
      rule: 'excerpt-long',
      level: 'advice',
      field: excerpt.field,
      message,
      fix: { action: 'show', label: t.shorten },
    },
  ];
};

/** A heading of the third level belongs to one of the second. One finding, since all are mended together. */
export const headingOrder: Rule = ({ text }) => {
  const stray = text && strayHeading(text.blocks);
  if (!text || !stray) return [];
  const message = t.skipsLevel({ heading: shortened(stray) });
  return [
    {
      rule: 'heading-order',
      level: 'problem',
      field: text.field,
      message,
      fix: { action: 'reorder', label: t.fixLevels },
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
      message: t.linkSaysNothing({ words: shortened(words) }),
      fix: { action: 'show', label: t.reword, words },
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
      message: t.linkNotPublic({ words: shortened(words) }),
      fix: { action: 'show', label: t.goToLink, words },
    }));

export const unknownMedia: Rule = ({ text, facts }) =>
  mentionsIn(text?.blocks ?? [])
    .media.filter((id) => !facts.media.has(id))
    .map(() => ({
      rule: 'unknown-media',
      level: 'problem',
      field: text?.field ?? '',
      message: t.mediaGone,
      fix: { action: 'show', label: t.goToText },
    }));

export const placeMissing: Rule = ({ place }) =>
  place && !place.isSet
    ? [
        {
          rule: 'place-missing',
          level: 'advice',
          field: place.field,
          message: t.noPlace,
          fix: { action: 'show', label: t.choosePlace },
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
          message: t.noTags,
          fix: { action: 'show', label: t.addTag },
        },
      ]
    : [];

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesOf = (words: string): string[] => [...sentences.segment(words)].map(({ segment }) => segment.trim());

export const sentenceLong: Rule = ({ text }) =>
  paragraphsOf(text?.blocks ?? [])
    // To look for sentences takes long: not in paragraphs that are shorter.
    .filter((paragraph) => paragraph.length > mostSentence)
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.length > mostSentence)
    .map((sentence) => ({
      rule: 'sentence-long',
      level: 'advice',
      field: text?.field ?? '',
      message: t.longSentence({ length: printNumber(sentence.length), sentence: shortened(sentence) }),
      fix: { action: 'show', label: t.goToSentence, words: sentence.slice(0, 80) },
    }));

export const textShort: Rule = ({ text }) => {
  if (!text || text.mayBeShort) return [];
  const count = wordsIn(paragraphsOf(text.blocks).join('\n\n'));
  if (count >= leastWords) return [];
  const message = t.shortText({ count, least: printNumber(leastWords) });
  return [
    { rule: 'text-short', level: 'advice', field: text.field, message, fix: { action: 'show', label: t.writeMore } },
  ];
};

export const imageSmall: Rule = ({ images, text, facts }) => {
  const inText = imagesOfText(text?.blocks ?? []).flatMap(({ media, name }) => {
    const known = facts.media.get(media);
    return known ? [{ field: text?.field ?? '', name, width: known.width }] : [];
  });
  return [...images, ...inText]
    .filter(({ width }) => width > 0 && width < leastWidth)
    .map(({ field, name, width }) => ({
      rule: 'image-small',
      level: 'advice',
      field,
      message: t.smallImage({ image: name, width: printNumber(width), least: printNumber(leastWidth) }),
      fix: { action: 'show', label: t.goToIt },
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
