import kyoto800 from './default-cover/kyoto-800.avif';
import kyoto1600 from './default-cover/kyoto-1600.avif';
import kyoto from './default-cover/kyoto-1600.webp';
import lofoten800 from './default-cover/lofoten-800.avif';
import lofoten1600 from './default-cover/lofoten-1600.avif';
import lofoten from './default-cover/lofoten-1600.webp';
import uluru800 from './default-cover/uluru-800.avif';
import uluru1600 from './default-cover/uluru-1600.avif';
import uluru from './default-cover/uluru-1600.webp';
import { t } from './home.texts.ts';

type Files = { webp: string; avif800: string; avif1600: string };
type Words = { alt: string; tone: string; thumbhash: string; name: string };

const image = ({ webp, avif800, avif1600 }: Files, words: Words) => ({
  width: 1600,
  height: 1067,
  url: webp,
  sizes: [
    { width: 800, avif: avif800 },
    { width: 1600, url: webp, avif: avif1600 },
  ],
  ...words,
});

/** Images of the cover where no banner is active, or the active one has fewer than three. They belong to every site. */
export const defaultCover = () => [
  image(
    { webp: lofoten, avif800: lofoten800, avif1600: lofoten1600 },
    {
      alt: t.lofotenShown,
      tone: '#a497b2',
      thumbhash: 'aRcKHYR5enV7h3hwZ3eIdJiVcGgI',
      name: t.lofoten,
    },
  ),
  image(
    { webp: kyoto, avif800: kyoto800, avif1600: kyoto1600 },
    {
      alt: t.kyotoShown,
      tone: '#67765a',
      thumbhash: 'mugNJYgHl4d7dneFd5l4hwiKg5BI',
      name: t.kyoto,
    },
  ),
  image(
    { webp: uluru, avif800: uluru800, avif1600: uluru1600 },
    {
      alt: t.uluruShown,
      tone: '#a06a71',
      thumbhash: 'n2gKPYqId3edeHeQdid3dHeAcwU4',
      name: t.uluru,
    },
  ),
];
