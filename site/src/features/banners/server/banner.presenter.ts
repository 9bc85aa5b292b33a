import { presentSecureImage } from '../../media/server/media.presenter.ts';
import type { Banner } from '../banner.contract.ts';
import type { BannerRow } from './banner.repository.ts';

export function presentBanner({ banner, images }: BannerRow): Banner {
  return {
    _id: banner.id,
    title: banner.title,
    description: banner.description,
    smallDescription: banner.smallDescription,
    images: images.map(({ place, ...image }) => ({
      ...presentSecureImage(image),
      public_id: image.file,
      place: place && { _id: place.id, slug: place.slug, name: place.name, country: place.country },
    })),
    active: banner.active,
    updatedAt: banner.updatedAt.toISOString(),
  };
}

/** For its forms: with the ids of its images. */
export function presentStaffBanner(row: BannerRow) {
  const { images, ...banner } = presentBanner(row);
  return { ...banner, images: images.map((image, place) => ({ ...image, _id: row.images[place]?.mediaId ?? '' })) };
}
