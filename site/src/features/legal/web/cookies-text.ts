import type { LegalText } from './legal-text.ts';

export const cookiesText: LegalText = {
  title: 'Cookies',
  lastUpdated: 'May 27, 2025',
  intro:
    '{siteName} uses very few cookies, all of them its own. Here they are by name, with what they hold, how long they live and how you get rid of them.',
  sections: [
    {
      heading: 'What a cookie is',
      paragraphs: [
        'A cookie is a small note that a site asks your browser to keep and to show again on the next visit. Browsers have other drawers for such notes as well, called storage; what we put into those is listed below too. Ours are set by {siteName} itself, and no other site can read them.',
      ],
    },
    {
      heading: 'The one that keeps you signed in',
      paragraphs: [
        'Its name is session, or __Host-session where the site is reached over https. It is set when you sign in and holds a random key; scripts cannot read it. It lives for 30 days at the most, for editors for 12 hours, and ends when you log out.',
        'Without it there is no signing in, and so we do not ask for consent to it. If you only read, it is never set. Where signing in with Google is offered, a further cookie holds that journey together for a few minutes and is then discarded.',
      ],
    },
    {
      heading: 'The one that remembers your answer',
      paragraphs: [
        'Its name is site_cookie_consent. It holds two words for yes or no, one for analytics and one for ads, and nothing that tells you apart from anyone else. It lives for 180 days, after which we ask again. We set it when you answer, whatever the answer is, because otherwise we should have to ask on every page.',
      ],
    },
    {
      heading: 'Analytics, if you allow it',
      paragraphs: [
        'With your consent a small counter of our own is loaded. It tells us which pages are opened and how often, so that we know what is read. It belongs to this site, sets no cookie of its own, builds no profile and sends nothing to anybody else. Without your consent it is not even fetched.',
        'The operator of a site can put another script in its place. If that has been done here, it too waits for your consent, and its name and its maker must be added to this page.',
      ],
    },
    {
      heading: 'Ads',
      paragraphs: [
        'There is a second box, for ads. {siteName} as it is delivered shows no advertising and loads nothing for it, whatever the box says. Your answer is kept so that, should this ever change, it holds from the first day.',
      ],
    },
    {
      heading: 'What else your browser keeps for us',
      paragraphs: [
        'In its storage the browser keeps copies of stories and destinations that you have seen, so that they open at once the next time; your choice of light or dark; and, while you are signed in, the key that belongs to your session, your name and the list of what you have saved. Editors’ unfinished forms are kept there as well, until they are saved.',
        'None of it is used to follow you about. What belongs to your account is cleared when you log out, and all of it goes when you clear the data of this site in your browser.',
      ],
    },
    {
      heading: 'Changing your mind',
      paragraphs: [
        'The words Cookie settings at the foot of every page open the two boxes again. Accept All ticks both, Decline ticks neither, and what you choose holds from that moment on.',
        'If your browser sends the signal called Global Privacy Control, both boxes start out empty. You can delete and block cookies in the browser too; the site can still be read without any of them. For whatever is not answered here, write to {supportEmail}.',
      ],
    },
  ],
};
