import { Score } from '@trekker/design-system/content/score.tsx';
import { SaveButton } from '#features/favourites/web/components/save-button.tsx';
import { FormattedDate } from '#web/components/formatted-date.tsx';
import { printedPosition } from '#web/components/position.ts';
import { ShareButton } from '#web/components/share-button.tsx';
import { useHasSection } from '#web/frame-data.ts';
import { useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import type { DestinationSummary } from '../../destination.contract.ts';
import { t } from '../destination.texts.ts';
import styles from './destination-facts.module.css';

/** The line under the image: rating, date, position; save and share. */
export function DestinationFacts({ destination }: { destination: DestinationSummary }) {
  const { rating, createdAt, location, isPublished } = destination;
  const hasReviews = useHasSection('reviews');
  const language = useFallbackLanguage(destination, 'name');
  return (
    <div className={styles.facts}>
      <dl>
        {hasReviews && (
          <div>
            <dt>{t.rating}</dt>
            <dd>
              {rating.count > 0
                ? t.ratedBy({
                    value: String(rating.value),
                    count: rating.count,
                    score: (value) => <Score key="score" value={Number(value)} />,
                  })
                : t.noReviews}
            </dd>
          </div>
        )}
        <div>
          <dt>{t.posted}</dt>
          <dd>
            <FormattedDate at={createdAt} />
          </dd>
        </div>
        <div>
          <dt>{t.position}</dt>
          <dd>
            <span dir="ltr">{printedPosition(location.coordinates)}</span>
          </dd>
        </div>
      </dl>
      {language && (
        <p className="fine">
          <WrittenIn language={language} />
        </p>
      )}
      {/* A draft that is previewed can be neither saved nor shared. */}
      {isPublished && (
        <div className={`row ${styles.tools}`} data-screen-only>
          <SaveButton kind="destinations" id={destination._id} name={destination.name} />
          <ShareButton title={destination.name} text={destination.description} />
        </div>
      )}
    </div>
  );
}
