import type { LegalText } from './legal-text.ts';

export const privacyText: LegalText = {
  title: 'Privacy',
  // Literal (docs/specification.md, 3).
  lastUpdated: 'May 27, 2025',
  intro:
    '{siteName} is a place to read about travel. You can read all of it without telling us who you are. This page says what we keep when you do tell us something, why, for how long, and how you take it back.',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        '{siteName} runs on a server chosen and looked after by its operator, who decides what happens to the data on it and answers for it. The operator’s postal address is on the contact page. For anything on this page write to {supportEmail}; a person reads it.',
        'Pages, pictures, videos and fonts come from this site itself, so that opening a page tells nobody else that you were here. The one thing that may come from elsewhere is a script that counts visits, if the operator has chosen one: it waits for your consent, and the cookies page names it.',
      ],
    },
    {
      heading: 'What we keep, and why',
      paragraphs: [
        'If you only read: nothing about you as a person. The server handles your network address for as long as it takes to answer, and for a short while to notice when one address makes too many calls. Words that people type into the search box are counted, without any note of who typed them.',
        'If you have an account: your name, your email address, your password as a one-way hash that we cannot read back, and whatever you choose to add, such as a phone number, a picture, a country or a birthday. With these go the places and stories you save, the reviews you write and the votes you cast. We need this to provide the account that you asked for.',
        'If you log in with Google, where that is offered: Google tells us your name, your email address and an identifier for your account, and these are all we keep. Google may send more, such as the address of your picture; we do not store it. We do not get your Google password.',
        'If you write to us, leave feedback or subscribe to the newsletter: what you put in the form. We use it to answer you, to show your feedback, or to send the newsletter, and for nothing else.',
      ],
    },
    {
      heading: 'What other people can see',
      paragraphs: [
        'A review shows your name, your picture if you have one, your rating, your text and the date. Feedback shows your name, location, rating, words and date. Your email address is never shown with either.',
        'Your saved places, your votes and the rest of your profile are yours. The editors of the site can see accounts in order to look after them; other readers cannot.',
        'Pictures that you upload are re-encoded before they are stored, and what a camera hides in them, such as the place where they were taken, is left behind.',
      ],
    },
    {
      heading: 'Cookies and the memory of your browser',
      paragraphs: [
        'We set one cookie to keep you logged in, one to know this browser as yours when you ask for an email to get back in, and one to remember your answer about cookies. Nothing optional is loaded or stored before you have answered. The cookies page has the details and tells you how to change your mind.',
        'If you allow it, a small counter of our own notes which pages are opened. It counts pages and not people, and its figures stay on this server for 400 days.',
      ],
    },
    {
      heading: 'The newsletter',
      paragraphs: [
        'When you subscribe we first send one message that asks whether it was really you. Only if you confirm it are you on the list. Every letter has a link with which you can leave at once, without logging in and without giving a reason.',
        'We do not record whether you open a letter or what you click in it.',
      ],
    },
    {
      heading: 'Who else handles it',
      paragraphs: [
        'We sell nothing about you and give nothing to advertisers. Some work is done for us on our instructions: hosting, the delivery of email, and on larger sites the storage of pictures. Those who do it may use the data for that and for nothing else.',
        'We hand data to an authority only where the law obliges us to, and no more of it than the law asks for.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Your account stays until you delete it. A login ends by itself after 30 days at the latest, for editors after 12 hours. What an editor has typed and not saved is kept for 90 days at most. Links that we email to you, to confirm something or to choose a new password, work once and only for a short time.',
        'Messages and feedback stay until they are no longer needed and are then deleted by an editor, or sooner if you ask. Backup copies are overwritten in turn, so something you delete can live on in them for a while before it is gone from there too. When one of them has to be brought back, accounts that were deleted since are deleted again.',
      ],
    },
    {
      heading: 'What you can do',
      paragraphs: [
        'On your profile page there are two buttons. One gives you everything that belongs to your account in a file that machines can read as well. The other deletes the account: your profile, your reviews, your saved items, your votes, your feedback, your subscription, the messages you sent us from a confirmed address and all your logins go, and nothing that remains on the site leads back to you.',
        'You can correct your details there at any time. If you would like something seen, corrected, restricted or removed that you cannot reach yourself, or if you object to something we do, write to {supportEmail}. You may also complain to the data protection authority where you live; we hope that you will write to us first.',
        '{siteName} is not meant for children under 16, and we do not knowingly keep accounts for them.',
      ],
    },
    {
      heading: 'When this page changes',
      paragraphs: [
        'If we begin to do something differently, we change this page first and put a new date at its top. If the change matters to people with an account, we tell them by email before it takes effect.',
      ],
    },
  ],
};
