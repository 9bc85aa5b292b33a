import { texts } from '@trekker/texts/texts.ts';

export const t = texts('preview', {
  // Pages for people who were sent a link to something that is not public yet.
  title: 'Preview of {title}',
  notFound: 'Preview not found',
  preview: 'Preview',
  about:
    '<strong>This is a preview.</strong> It isn’t published here and may still change. The link works until <day>{date}</day>.',
  missing: 'This preview link doesn’t work',
  missingText: 'It may have expired or been turned off. Ask whoever sent it for a new one.',
  home: 'Go to the home page',
});
