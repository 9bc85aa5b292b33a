import { t as actionWords } from '@trekker/design-system/actions/actions.texts.ts';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { Tag } from '@trekker/design-system/actions/tag.tsx';
import { TermWord } from '#features/glossary/web/components/term-word.tsx';
import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { PrintButton } from '#web/components/print-button.tsx';
import { useLanguages } from '#web/frame-data.ts';
import { hrefTo, languagePrefix } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { DestinationItself } from '../../destination.contract.ts';
import page from '../destination.module.css';
import { t } from '../destination.texts.ts';
import { addressOfFilter, experienceTags } from '../destination-filter.ts';
import styles from './destination-text.module.css';

/** What is to be read: about, tips, the days. */
export function DestinationText({ destination }: { destination: DestinationItself }) {
  const languages = useLanguages();
  const mark = languageMark(useFallbackLanguage(destination, 'name'));
  return (
    <>
      <section aria-labelledby="about">
        <h2 className="sr" id="about">
          {t.about}
        </h2>
        <p className={page.intro} {...mark}>
          {destination.description}
        </p>
        <ItemText className={styles.long} body={destination.body} {...mark} />
        <ul className={`row ${styles.tags}`} aria-label={actionWords.tags} data-screen-only>
          {destination.tags.map((tag) => (
            <li key={tag}>
              <Tag href={hrefTo(addressOfTag(tag))}>
                <TermWord of={tag} name={destination.terms?.tags[tag]} />
              </Tag>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.block} aria-labelledby="tips">
        <h2 className="t-section" id="tips">
          {t.travelTips}
        </h2>
        <ol className={styles.tips} {...mark}>
          {destination.travelTips.map((tip) => (
            <li key={tip}>
              <p>{tip}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.block} aria-labelledby="itinerary">
        <div className={`row row-between ${styles.head}`}>
          <h2 className="t-section" id="itinerary">
            {t.detailedItinerary}
          </h2>
          <PrintButton>{t.printPlan}</PrintButton>
        </div>
        <ol className={styles.days}>
          {destination.itinerary.map((day) => (
            <li key={day._id}>
              <p className={styles.day}>{t.day({ day: day.day })}</p>
              <div {...languageMark(languages?.find(({ code }) => code === day.language))}>
                <h3>{day.title}</h3>
                <ul>
                  {day.activities.map((activity) => (
                    <li key={activity}>{activity}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
        {/* A plain form: it needs no script. A draft that is previewed has no such file. */}
        {destination.isPublished && (
          <form
            className={styles.calendar}
            action={`/api/v3/destination/${destination.slug}/plan.ics`}
            data-screen-only
          >
            <label>
              {t.firstDay}
              <input type="date" name="start" required />
            </label>
            {languagePrefix() && <input type="hidden" name="language" value={languagePrefix().slice(1)} />}
            <Button type="submit" variant="outline">
              {t.addToCalendar}
            </Button>
          </form>
        )}
      </section>
    </>
  );
}

/** A tag that is a filter leads to the places that share it, another one to a search for the word. */
function addressOfTag(tag: string): string {
  const known = experienceTags.find((experience) => experience === tag.toLowerCase());
  return addressOfFilter({ q: known ? '' : tag, region: undefined, tags: known ? [known] : [] });
}
