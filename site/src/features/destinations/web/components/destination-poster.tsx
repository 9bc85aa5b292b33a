import { Poster } from '@trekker/design-system/content/poster.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import { SaveRibbon } from '#features/favourites/web/components/save-ribbon.tsx';
import { printedPosition } from '#web/components/position.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import type { DestinationSummary } from '../../destination.contract.ts';

/** A destination as a travel poster. */
export function DestinationPoster({ destination }: { destination: DestinationSummary }) {
  const { slug, name, thumbnail, location } = destination;
  const language = useFallbackLanguage(destination, 'name');
  return (
    <Poster
      {...languageMark(language)}
      href={hrefTo(`/destinations/${slug}`)}
      title={name}
      start={location.country}
      note={language && <WrittenIn language={language} />}
      end={printedPosition(location.coordinates)}
      image={
        <Image image={thumbnail} ratio="4/5" sizes="(min-width: 64rem) 57vw, 146vw" transitionName={`place-${slug}`} />
      }
    >
      <SaveRibbon kind="destinations" id={destination._id} name={name} />
    </Poster>
  );
}
