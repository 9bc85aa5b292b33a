import { Avatar } from '../../src/images/avatar.tsx';
import { BlankImage } from '../../src/images/blank-image.tsx';
import { EagerImage } from '../../src/images/eager-image.tsx';
import { Image } from '../../src/images/image.tsx';
import { ImageFailed } from '../../src/images/image-failed.tsx';
import { LazyImage } from '../../src/images/lazy-image.tsx';
import { ResponsiveImage } from '../../src/images/responsive-image.tsx';
import { image, missingImage, portrait, type Specimen } from '../specimen.tsx';

export const images: readonly Specimen[] = [
  {
    name: 'Image',
    file: 'images/image.tsx',
    of: [Image, EagerImage, LazyImage, BlankImage, ResponsiveImage, ImageFailed],
    states: [
      { label: 'with the page', shown: <Image image={image} sizes="300px" eager /> },
      { label: 'as it comes near', shown: <Image image={image} sizes="300px" /> },
      { label: 'without an image', shown: <Image image={null} sizes="300px" /> },
      { label: 'error', hint: 'try again', shown: <Image image={missingImage} sizes="300px" eager /> },
      { label: 'square', shown: <Image image={image} sizes="300px" ratio="1/1" eager /> },
    ],
  },
  {
    name: 'Avatar',
    file: 'images/avatar.tsx',
    of: [Avatar],
    states: [
      { label: 'small', shown: <Avatar name="Ana Lima" url={portrait} small /> },
      { label: 'rest', shown: <Avatar name="Ana Lima" url={portrait} /> },
      { label: 'large', shown: <Avatar name="Ana Lima" url={portrait} large /> },
      { label: 'without an image', shown: <Avatar name="Ana Lima" /> },
      { label: 'without a name', shown: <Avatar name="" /> },
    ],
  },
];
