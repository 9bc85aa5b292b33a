import { Fragment, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { HomePart, SectionName } from '#contract/rules/sections.ts';
import { frameTexts } from '#contract/texts/frame-voice.texts.ts';
import { textIn } from '#contract/texts/text-in.ts';
import { useSections } from '#web/frame-data.ts';
import { DeferredView } from '#web/navigation/deferred.tsx';
import { usePreviews } from '#web/navigation/previews.ts';
import type { PageMeta, PageSite } from '#web/page.ts';
import { GoodNow } from '../../destinations/web/components/good-now.tsx';
import { FeedbackForm } from '../../feedback/web/components/feedback-form.tsx';
import { Testimonials } from '../../feedback/web/components/testimonials.tsx';
import { HighlightsSpread } from '../../highlights/web/components/highlights-spread.tsx';
import { NewsletterForm } from '../../newsletter/web/components/newsletter-form.tsx';
import { Cover, CoverSkeleton } from './components/cover.tsx';
import { LatestStories } from './components/latest-stories.tsx';
import { TopDestinations, TopDestinationsSkeleton } from './components/top-destinations.tsx';
import { useStaffFrames } from './components/use-staff-frames.ts';
import type { Home, HomeData } from './home-data.ts';

export { loader } from './home-data.ts';

export function meta({ home }: HomeData, site: PageSite): PageMeta {
  const { siteName, brand } = site;
  const image = home.now?.banner?.images[0];
  return {
    title: brand?.tagline ? `${siteName}: ${brand.tagline}` : siteName,
    titleIsWhole: true,
    description: brand?.description ?? textIn(frameTexts, 'footer.about', site),
    canonicalPath: '/',
    ...(image && { image: { ...image, url: image.secure_url } }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        inLanguage: null,
        name: siteName,
        url: '/',
        potentialAction: {
          '@type': 'SearchAction',
          target: '/search?q={search_term_string}',
          'query-input': 'required name=search_term_string',
        },
      },
      { '@context': 'https://schema.org', '@type': 'Organization', name: siteName, url: '/', logo: '/icon-512.png' },
    ],
  };
}

export function Component() {
  const { search, sent, home } = useLoaderData<HomeData>();
  return (
    <DeferredView data={home} skeleton={<HomeSkeleton />}>
      {(data) => <Sections home={data} search={search} sent={sent} />}
    </DeferredView>
  );
}

function HomeSkeleton() {
  return (
    <>
      <CoverSkeleton />
      <TopDestinationsSkeleton />
    </>
  );
}

function Sections({ home, search, sent }: Omit<HomeData, 'home'> & { home: Home }) {
  usePreviews('destination', home.topDestinations.places);
  usePreviews('story', home.stories);
  const { off, homeOrder } = useSections();
  const [hasPlaces, hasStories] = [(home.topDestinations.counts.all ?? 0) > 0, home.stories.length > 0];
  const isBegun = hasPlaces && hasStories;
  const frames = useStaffFrames(!isBegun || !home.banner);
  // In the order that they come in with the site.
  const parts: Record<HomePart, ReactNode> = {
    destinations:
      frames && !hasPlaces ? (
        <frames.DestinationsFrame />
      ) : (
        <TopDestinations search={search} top={home.topDestinations} isNew={!hasPlaces && !hasStories} />
      ),
    months: <GoodNow {...home.goodNow} />,
    stories: frames && !hasStories ? <frames.StoriesFrame /> : <LatestStories stories={home.stories} />,
    highlights: <HighlightsSpread highlights={home.highlights} />,
    testimonials: <Testimonials first={home.testimonials} />,
    feedback: <FeedbackForm done={sent === 'feedback' ? 'shown' : sent === 'held-feedback' ? 'held' : undefined} />,
    newsletter: <NewsletterForm done={sent === 'newsletter'} />,
  };
  return (
    <>
      {frames && <frames.StaffNote />}
      <Cover banner={home.banner} />
      {frames && !home.banner && <frames.CoverFrame isLast={isBegun} />}
      {(homeOrder ?? (Object.keys(parts) as HomePart[])).map((name) => (
        <Fragment key={name}>{!off.includes(name as SectionName) && parts[name]}</Fragment>
      ))}
    </>
  );
}
