import type { LegalText } from './legal-text.ts';

export const termsText: LegalText = {
  title: 'Terms',
  lastUpdated: 'May 27, 2025',
  intro:
    'These are the rules for using {siteName}. They are short, because most of them are what you would expect: read freely, write honestly, and check the ferry times.',
  sections: [
    {
      heading: 'What you agree to',
      paragraphs: [
        'By using {siteName} you accept these terms; by creating an account you say so expressly. If you do not agree with them, please do not use the site. How we treat your data is described on the privacy page, which is part of the same promise.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You may read everything without an account. To save places, to write reviews and to vote on them you need one. You must be at least 16, the address you give must be your own, and one person has one account.',
        'Keep your password to yourself and choose one that you use nowhere else. If you think that someone else has been in your account, change the password, which logs out every other device, and tell us at {supportEmail}.',
        'You can delete your account at any time on your profile page.',
      ],
    },
    {
      heading: 'What you write here',
      paragraphs: [
        'Your reviews and your feedback remain yours. You allow us to show them on {siteName}, to shorten them where space is short, and to store them for as long as they are published here. You can change or delete your own reviews, and you can ask us to remove your feedback.',
        'Write about places where you have been, in your own words. Say so if you were paid, invited or are related to the landlord. One person reviews one place once.',
      ],
    },
    {
      heading: 'What does not belong here',
      paragraphs: [
        'Nothing unlawful; no insults, threats or hatred; nobody’s private details; no advertising, no invented reviews and no pictures or texts that belong to someone else.',
        'Do not try to get into accounts or parts of the site that are not meant for you, do not overload it, and do not collect other people’s data from it. If you find a weak spot, write to {supportEmail} before you tell anyone else, and we will thank you.',
        'We may remove what breaks these rules, hold back what looks like spam until an editor has seen it, and close an account that goes on breaking them. If you think that we got it wrong, ask, and a person will look again.',
      ],
    },
    {
      heading: 'Our texts and pictures',
      paragraphs: [
        'The stories, guides, pictures, films and the design of {siteName} belong to us or to those who made them for us. You may read them, print them for your trip, link to them and quote from them with the source. To publish more than a quotation, please ask first.',
      ],
    },
    {
      heading: 'Before you set out',
      paragraphs: [
        'We write about places as carefully as we can, and places change. Paths close, ferries move, rivers rise, and countries alter their rules of entry between two breakfasts. Check what matters with those who run it: visas, health, safety, tides, weather and opening times.',
        'Our itineraries are suggestions and not instructions, and nothing here is medical, legal or safety advice. You decide what you can do. {siteName} sells no trips and is not a party to anything that you book elsewhere.',
      ],
    },
    {
      heading: 'Links to other places',
      paragraphs: [
        'Where we link to other sites, we do so because we found them useful on the day. We do not run them and cannot vouch for what they say or do later. If a link has gone bad, we are glad to hear of it.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        '{siteName} is free of charge and is offered as it is. We take trouble to keep it correct and running, and we cannot promise that it is always either. We answer without limit for harm that we cause on purpose or through gross negligence, for injury to life and health, and wherever the law does not permit a limit. Otherwise we answer only for the breach of duties that make the use of the site possible at all, and only for harm that could be foreseen.',
        'Rights that the law gives you as a consumer are not touched by any of this.',
      ],
    },
    {
      heading: 'Changes, law and how to reach us',
      paragraphs: [
        'We may change these terms when the site or the law changes. The date at the top says when that last happened. If a change takes something away from people with an account, we tell them by email at least 30 days before; whoever does not agree may delete the account, and until then the old terms hold.',
        'The law of the country in which the operator has its address applies, together with the protection that your own country gives you as a consumer. If one of these rules should turn out not to hold, the others still do.',
        'Questions about them go to {supportEmail}.',
      ],
    },
  ],
};
