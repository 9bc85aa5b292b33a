import { aboutTag } from '../../about/about.contract.ts';
import { bannerTag } from '../../banners/banner.contract.ts';
import { contactInfoTag } from '../../contact/contact.contract.ts';
import { destinationsTag } from '../../destinations/destination.contract.ts';
import { feedbackTag } from '../../feedback/feedback.contract.ts';
import { highlightsTag } from '../../highlights/highlight.contract.ts';
import { storiesTag } from '../../stories/story.contract.ts';

/** Of the lists and pages that show something of the sample library. */
export const sampleTags = [
  aboutTag,
  bannerTag,
  contactInfoTag,
  destinationsTag,
  feedbackTag,
  highlightsTag,
  storiesTag,
] as const;
