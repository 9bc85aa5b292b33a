import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-trash', {
  gone: 'This is no longer in the trash',
  deleted: 'Deleted for good',
  empty: 'The trash is empty',
  taken: 'Something else has taken its place',
  orphaned: 'What it belongs to is gone',
  story: 'Story restored',
  destination: 'Destination restored',
  highlight: 'Highlight restored',
  banner: 'Banner restored',
  page: 'Page restored',
  teamMember: 'Team member restored',
  review: 'Review restored',
  message: 'Message restored',
  feedback: 'Feedback restored',
  media: 'Media restored',
});
