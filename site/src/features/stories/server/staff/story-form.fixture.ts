/** What the form of a story sends, all but its images. */
export const storyFields = {
  title: 'The night ferry',
  excerpt: 'Nobody sleeps, and nobody minds.',
  content: 'We left at ten.\r\n\r\nThe islands passed like lamps.',
  category: 'Travel',
  readTime: '7 min',
  'tags[]': [' ferries ', 'Greece', 'greece', ''],
};
