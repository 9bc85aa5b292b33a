/** What is written in several languages. */
export const translatedKinds = ['story', 'destination', 'page', 'highlight', 'banner', 'team-member', 'about'] as const;
export type TranslatedKind = (typeof translatedKinds)[number];
