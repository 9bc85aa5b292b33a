import { readingTimeOfText, type ReadingTime as Time } from '@trekker/rich-text/reading-time.ts';
import { expect, test } from 'vitest';
import { validateForm } from '#web/staff/fields/form-field.ts';
import { type StoryFormValues, storyFields } from './story.fields.ts';
import { storyValuesOf, toStoryRequest, withContent } from './story-values.ts';

function aStory(values: Partial<StoryFormValues> = {}): StoryFormValues {
  return { ...storyValuesOf(null), ...values };
}

test('the reading time follows the text until somebody enters their own', () => {
  const [none, one, long] = ['', 'One word.', 'word '.repeat(1000)].map(readingTimeOfText) as [Time, Time, Time];
  expect(withContent(aStory(), 'long', { before: none, now: long })).toEqual({ content: 'long', readTime: '5 min' });
  const short = { before: long, now: one };
  expect(withContent(aStory({ readTime: '5 min' }), 'One.', short).readTime).toBe('1 min');
  expect(withContent(aStory({ readTime: 'a quarter of an hour' }), 'One.', short)).toEqual({ content: 'One.' });
});

test('captions are sent in the order of all images', () => {
  const file = new File(['x'], 'new.jpg');
  const image = [
    { name: 'new.jpg', file, caption: 'New' },
    { name: '', url: '/a.webp', caption: 'Old' },
    { name: '', url: '/b.webp' },
  ];
  const { body, files } = toStoryRequest(aStory({ image }), ['/a.webp', '/b.webp']);
  expect(body.caption).toEqual(['New', 'Old', '']);
  expect(body.imageOrder).toEqual(['new:0', '/a.webp', '/b.webp']);
  expect(files.image.map((one) => one.file)).toEqual([file]);
});

test('the messages of an empty story form are the literal ones, with their odd spaces', () => {
  expect(validateForm(storyFields, aStory({ title: ' ' }))).toEqual({
    title: 'Story title is required',
    excerpt: 'Excerpt is required',
    content: 'Content is required',
    category: 'Category is required',
    readTime: ' readTime is required',
    tags: ' tags is required',
    coverImage: 'Cover image is required',
    image: ' image is required',
  });
});
