import { Tagline } from '@trekker/design-system/actions/tag.tsx';
import { Card, CardImage, CardLine, CardText, CardTitle, Meta } from '@trekker/design-system/content/card.tsx';
import { Flag } from '@trekker/design-system/content/ribbon.tsx';
import { Score } from '@trekker/design-system/content/score.tsx';
import type { Eager } from '@trekker/design-system/images/eager.ts';
import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { SaveRibbon } from '#features/favourites/web/components/save-ribbon.tsx';
import { TermWord } from '#features/glossary/web/components/term-word.tsx';
import { printedPosition } from '#web/components/position.ts';
import { CachedMarkup } from '#web/document/markup-cache-context.tsx';
import { useHasSection } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import type { DestinationSummary } from '../../destination.contract.ts';
import { t } from '../destination-cards.texts.ts';
import { cardLine } from './card-line.ts';
import { MonthStrip } from './month-strip.tsx';

export type DestinationCardProps = {
  destination: DestinationSummary;
  /** For cards in the first viewport. */
  eager?: Eager;
};

/** What its markup depends on beside the destination. */
export const cardVariant = (eager: Eager): string => `card ${eager}`;

/** A destination in a list: image, name and rating, where it lies, its short line, three tags, its months. */
export function DestinationCard({ destination, eager = false }: DestinationCardProps) {
  return (
    <CachedMarkup of={destination} variant={cardVariant(eager)}>
      <DestinationCardContent destination={destination} eager={eager} />
    </CachedMarkup>
  );
}

function DestinationCardContent({ destination, eager = false }: DestinationCardProps) {
  const { slug, name, thumbnail, rating, location } = destination;
  const hasReviews = useHasSection('reviews');
  const language = useFallbackLanguage(destination, 'name');
  const mark = languageMark(language);
  return (
    <Card>
      <CardImage>
        <Image
          image={beside(thumbnail, name)}
          sizes="(min-width: 90rem) 19rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 100vw"
          eager={eager}
          transitionName={`place-${slug}`}
        />
        {destination.featured && <Flag>{t.featured}</Flag>}
        <SaveRibbon kind="destinations" id={destination._id} name={name} />
      </CardImage>
      <CardText>
        <CardLine>
          <CardTitle href={hrefTo(`/destinations/${slug}`)} {...mark}>
            {name}
          </CardTitle>
          {hasReviews && rating.count > 0 && <Score value={rating.value} count={rating.count} />}
        </CardLine>
        <Meta>
          <b>{location.country}</b>
          <span dir="ltr">{printedPosition(location.coordinates)}</span>
          {language && <WrittenIn language={language} />}
        </Meta>
        <p className="fine" {...mark}>
          {cardLine(destination)}
        </p>
        <Tagline
          items={destination.tags.slice(0, 3)}
          show={(tag) => <TermWord of={tag} name={destination.terms?.tags[tag]} />}
        />
        <MonthStrip ratings={destination.monthRatings} />
      </CardText>
    </Card>
  );
}
