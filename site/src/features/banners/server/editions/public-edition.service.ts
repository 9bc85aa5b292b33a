import { ownLanguage } from '@trekker/texts/own-language.ts';
import { describeDestinations } from '#features/destinations/server/editions/destination-card.service.ts';
import { readLanguageInUse } from '#features/languages/server/language.service.ts';
import { altIn } from '#features/translations/server/edition.rules.ts';
import { readImageTexts } from '#features/translations/server/image-text.service.ts';
import { type FoundEdition, readEditionsHere } from '#features/translations/server/public-edition.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { Banner } from '../../banner.contract.ts';
import { presentBanner } from '../banner.presenter.ts';
import { type BannerRow, findActiveBanner } from '../banner.repository.ts';
import { bannerEditionTables, type EditionRow } from './banner-edition.repository.ts';

/** The active banner in the language that is in use, as a list of zero or one. */
export async function readActiveBannerHere(dependencies: CardReads): Promise<Banner[]> {
  const rows = await findActiveBanner(dependencies.reads);
  const banner = rows[0]?.banner;
  if (!banner) return [];
  const row = {
    banner,
    images: rows.flatMap(({ image, mediaId, place }) => (image && mediaId ? [{ ...image, mediaId, place }] : [])),
  };
  const found = await readEditionsHere(dependencies, bannerEditionTables, [banner.id], words);
  return [found ? await presentIn(dependencies, row, found(banner.id)) : presentBanner(row)];
}

const words = ['title', 'smallDescription', 'description'];

/** With the words of the edition, if one is there for its readers, and what its images show called so, too. */
async function presentIn(
  dependencies: CardReads,
  row: BannerRow,
  { edition, inLanguage }: FoundEdition<EditionRow>,
): Promise<Banner> {
  const { language } = inLanguage;
  const banner = presentBanner(row);
  const placeIds = row.images.flatMap(({ place }) => (place ? [place.id] : []));
  const places = await describeDestinations(dependencies, placeIds);
  const wanted = await readLanguageInUse(dependencies);
  const texts = wanted && (await readImageTexts(dependencies.reads, wanted, banner.images));
  const images = banner.images.map(({ place, ...image }, at) => {
    const alt = edition?.alts[row.images[at]?.mediaId ?? ''];
    const card = place && places.get(place._id);
    const ofLibrary = { ...image, ...(image.alt && altIn(language, ownLanguage())) };
    return {
      ...(alt ? { ...image, alt, ...altIn(language, edition.language) } : (texts?.say(ofLibrary) ?? ofLibrary)),
      place: place && card ? { ...place, slug: card.slug, name: card.name, country: card.location.country } : place,
    };
  });
  if (!edition) return { ...banner, images, ...inLanguage };
  const { title, smallDescription, description } = edition;
  return { ...banner, title, smallDescription, description, images, ...inLanguage };
}
