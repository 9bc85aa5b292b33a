import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-media-library', {
  fileAdded: 'File added',
  filesAdded: 'Files added',
  saved: 'Saved',
  replaced: 'File replaced',
  captionsSaved: 'Captions saved',
  captionsRemoved: 'Captions removed',
  onlyVideos: 'Only videos have captions',
  trashed: 'Moved to the trash',
  inUse: 'This picture is in use.',
  notFound: 'This picture or video doesn’t exist',
  noImage: 'This picture doesn’t exist',
  noVideo: 'This video doesn’t exist',
  // A file that takes the place of another has to be of its kind.
  chooseVideo: 'Choose a video: this is one',
  chooseImage: 'Choose a picture: this is one',
  limitReached: 'You’ve reached the upload limit for today',
  noRoom: 'This site has no room for more pictures and videos',
  firstStays: 'The first image cannot be removed',
});
