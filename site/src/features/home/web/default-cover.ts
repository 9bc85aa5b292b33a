import kyoto800 from './default-cover/kyoto-800.avif';
import kyoto1600 from './default-cover/kyoto-1600.avif';
import kyoto from './default-cover/kyoto-1600.webp';
import lofoten800 from './default-cover/lofoten-800.avif';
import lofoten1600 from './default-cover/lofoten-1600.avif';
import lofoten from './default-cover/lofoten-1600.webp';
import uluru800 from './default-cover/uluru-800.avif';
import uluru1600 from './default-cover/uluru-1600.avif';
import uluru from './default-cover/uluru-1600.webp';

const size = { width: 1600, height: 1067 };

/** Pictures of the cover where no banner is active, or the active one has fewer than three. They belong to every site. */
export const defaultCover = [
  {
    ...size,
    url: lofoten,
    sizes: [
      { width: 800, avif: lofoten800 },
      { width: 1600, url: lofoten, avif: lofoten1600 },
    ],
    alt: 'Red fishermen’s cabins on stilts with lit windows under snowy peaks in pink winter light',
    tone: '#a497b2',
    thumbhash: 'aRcKHYR5enV7h3hwZ3eIdJiVcGgI',
    name: 'Lofoten, Norway',
  },
  {
    ...size,
    url: kyoto,
    sizes: [
      { width: 800, avif: kyoto800 },
      { width: 1600, url: kyoto, avif: kyoto1600 },
    ],
    alt: 'A path of vermilion torii gates climbs through a deep green cedar forest towards light',
    tone: '#67765a',
    thumbhash: 'mugNJYgHl4d7dneFd5l4hwiKg5BI',
    name: 'Kyoto, Japan',
  },
  {
    ...size,
    url: uluru,
    sizes: [
      { width: 800, avif: uluru800 },
      { width: 1600, url: uluru, avif: uluru1600 },
    ],
    alt: 'A great red rock glows in the last light under a rising moon, golden spinifex in front',
    tone: '#a06a71',
    thumbhash: 'n2gKPYqId3edeHeQdid3dHeAcwU4',
    name: 'Uluru, Australia',
  },
];
