import { presentSecurePicture } from '../../media/server/media.presenter.ts';
import type { Banner } from '../banner.contract.ts';
import type { ActiveBannerRows } from './banner.repository.ts';

export function presentActiveBanner(rows: ActiveBannerRows): Banner[] {
  const banner = rows[0]?.banner;
  if (!banner) return [];
  return [
    {
      _id: banner.id,
      title: banner.title,
      description: banner.description,
      smallDescription: banner.smallDescription,
      images: rows.flatMap(({ image }) => (image ? [presentSecurePicture(image)] : [])),
      active: banner.active,
      updatedAt: banner.updatedAt.toISOString(),
    },
  ];
}
