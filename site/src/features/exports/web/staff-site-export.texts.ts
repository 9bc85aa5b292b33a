import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-site-export', {
  title: 'Take everything out',
  about:
    'One ZIP that other systems read: stories, pages and places as Markdown, everything else as JSON and CSV, redirects, and a file that explains it. Another Trekker imports it as it was. It is no backup: the trash and passwords are not in it.',
  drafts: 'Drafts and what is scheduled',
  media: 'Images and videos',
  people: 'People',
  peopleHint: 'Accounts, reviews, feedback, subscribers and messages.',
  personalData: 'The file will hold personal data. Keep it safe, and delete it when you no longer need it.',
  download: 'Download everything',
});
