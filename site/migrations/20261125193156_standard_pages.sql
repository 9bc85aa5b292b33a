-- window: pages has a handful of rows: nobody waits
DROP VIEW "public"."public_pages";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "standard" text;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_standard_unique" UNIQUE("standard");--> statement-breakpoint
CREATE VIEW "public"."public_pages" AS (select "id", "slug", "standard", "title", "description", "content", "content_markdown", "published", "searched", "created_at", "published_at", "updated_at" from "pages" where "pages"."published" = true);--> statement-breakpoint
-- The legal pages are pages like any other from now on: these texts, which the site came with, are their first version.
INSERT INTO "pages" ("id", "standard", "slug", "title", "description", "content", "content_markdown", "published", "created_at", "published_at", "updated_at") VALUES
('00000000-0000-4000-8000-000000000003', 'privacy', 'privacy', 'Privacy', '{siteName} is a place to read about travel. You can read all of it without telling us who you are. This page says what we keep when you do tell us something, why, for how long, and how you take it back.',
'1. Who is responsible

{siteName} runs on a server chosen and looked after by its operator, who decides what happens to the data on it and answers for it. The operator’s postal address is on the contact page. For anything on this page write to {supportEmail}; a person reads it.

Pages, pictures, videos and fonts come from this site itself, so that opening a page tells nobody else that you were here. The one thing that may come from elsewhere is a script that counts visits, if the operator has chosen one: it waits for your consent, and the cookies page names it.

2. What we keep, and why

If you only read: nothing about you as a person. The server handles your network address for as long as it takes to answer, and for a short while to notice when one address makes too many calls. Words that people type into the search box are counted, without any note of who typed them.

If you have an account: your name, your email address, your password as a one-way hash that we cannot read back, and whatever you choose to add, such as a phone number, a picture, a country or a birthday. With these go the places and stories you save, the reviews you write and the votes you cast. We need this to provide the account that you asked for.

If you log in with Google, where that is offered: Google tells us your name, your email address and an identifier for your account, and these are all we keep. Google may send more, such as the address of your picture; we do not store it. We do not get your Google password.

If you write to us, leave feedback or subscribe to the newsletter: what you put in the form. We use it to answer you, to show your feedback, or to send the newsletter, and for nothing else.

3. What other people can see

A review shows your name, your picture if you have one, your rating, your text and the date. Feedback shows your name, location, rating, words and date. Your email address is never shown with either.

Your saved places, your votes and the rest of your profile are yours. The editors of the site can see accounts in order to look after them; other readers cannot.

Pictures that you upload are re-encoded before they are stored, and what a camera hides in them, such as the place where they were taken, is left behind.

4. Cookies and the memory of your browser

We set one cookie to keep you logged in, one to know this browser as yours when you ask for an email to get back in, and one to remember your answer about cookies. Nothing optional is loaded or stored before you have answered. The cookies page has the details and tells you how to change your mind.

If you allow it, a small counter of our own notes which pages are opened. It counts pages and not people, and its figures stay on this server for 400 days.

5. The newsletter

When you subscribe we first send one message that asks whether it was really you. Only if you confirm it are you on the list. Every letter has a link with which you can leave at once, without logging in and without giving a reason.

We do not record whether you open a letter or what you click in it.

6. Who else handles it

We sell nothing about you and give nothing to advertisers. Some work is done for us on our instructions: hosting, the delivery of email, and on larger sites the storage of pictures. Those who do it may use the data for that and for nothing else.

We hand data to an authority only where the law obliges us to, and no more of it than the law asks for.

7. How long we keep it

Your account stays until you delete it. A login ends by itself after 30 days at the latest, for editors after 12 hours. What an editor has typed and not saved is kept for 90 days at most. Links that we email to you, to confirm something or to choose a new password, work once and only for a short time.

Messages and feedback stay until they are no longer needed and are then deleted by an editor, or sooner if you ask. Backup copies are overwritten in turn, so something you delete can live on in them for a while before it is gone from there too. When one of them has to be brought back, accounts that were deleted since are deleted again.

8. What you can do

On your profile page there are two buttons. One gives you everything that belongs to your account in a file that machines can read as well. The other deletes the account: your profile, your reviews, your saved items, your votes, your feedback, your subscription, the messages you sent us from a confirmed address and all your logins go, and nothing that remains on the site leads back to you.

You can correct your details there at any time. If you would like something seen, corrected, restricted or removed that you cannot reach yourself, or if you object to something we do, write to {supportEmail}. You may also complain to the data protection authority where you live; we hope that you will write to us first.

{siteName} is not meant for children under 16, and we do not knowingly keep accounts for them.

9. When this page changes

If we begin to do something differently, we change this page first and put a new date at its top. If the change matters to people with an account, we tell them by email before it takes effect.',
'## 1. Who is responsible

{siteName} runs on a server chosen and looked after by its operator, who decides what happens to the data on it and answers for it. The operator’s postal address is on the contact page. For anything on this page write to {supportEmail}; a person reads it.

Pages, pictures, videos and fonts come from this site itself, so that opening a page tells nobody else that you were here. The one thing that may come from elsewhere is a script that counts visits, if the operator has chosen one: it waits for your consent, and the cookies page names it.

## 2. What we keep, and why

If you only read: nothing about you as a person. The server handles your network address for as long as it takes to answer, and for a short while to notice when one address makes too many calls. Words that people type into the search box are counted, without any note of who typed them.

If you have an account: your name, your email address, your password as a one-way hash that we cannot read back, and whatever you choose to add, such as a phone number, a picture, a country or a birthday. With these go the places and stories you save, the reviews you write and the votes you cast. We need this to provide the account that you asked for.

If you log in with Google, where that is offered: Google tells us your name, your email address and an identifier for your account, and these are all we keep. Google may send more, such as the address of your picture; we do not store it. We do not get your Google password.

If you write to us, leave feedback or subscribe to the newsletter: what you put in the form. We use it to answer you, to show your feedback, or to send the newsletter, and for nothing else.

## 3. What other people can see

A review shows your name, your picture if you have one, your rating, your text and the date. Feedback shows your name, location, rating, words and date. Your email address is never shown with either.

Your saved places, your votes and the rest of your profile are yours. The editors of the site can see accounts in order to look after them; other readers cannot.

Pictures that you upload are re-encoded before they are stored, and what a camera hides in them, such as the place where they were taken, is left behind.

## 4. Cookies and the memory of your browser

We set one cookie to keep you logged in, one to know this browser as yours when you ask for an email to get back in, and one to remember your answer about cookies. Nothing optional is loaded or stored before you have answered. The cookies page has the details and tells you how to change your mind.

If you allow it, a small counter of our own notes which pages are opened. It counts pages and not people, and its figures stay on this server for 400 days.

## 5. The newsletter

When you subscribe we first send one message that asks whether it was really you. Only if you confirm it are you on the list. Every letter has a link with which you can leave at once, without logging in and without giving a reason.

We do not record whether you open a letter or what you click in it.

## 6. Who else handles it

We sell nothing about you and give nothing to advertisers. Some work is done for us on our instructions: hosting, the delivery of email, and on larger sites the storage of pictures. Those who do it may use the data for that and for nothing else.

We hand data to an authority only where the law obliges us to, and no more of it than the law asks for.

## 7. How long we keep it

Your account stays until you delete it. A login ends by itself after 30 days at the latest, for editors after 12 hours. What an editor has typed and not saved is kept for 90 days at most. Links that we email to you, to confirm something or to choose a new password, work once and only for a short time.

Messages and feedback stay until they are no longer needed and are then deleted by an editor, or sooner if you ask. Backup copies are overwritten in turn, so something you delete can live on in them for a while before it is gone from there too. When one of them has to be brought back, accounts that were deleted since are deleted again.

## 8. What you can do

On your profile page there are two buttons. One gives you everything that belongs to your account in a file that machines can read as well. The other deletes the account: your profile, your reviews, your saved items, your votes, your feedback, your subscription, the messages you sent us from a confirmed address and all your logins go, and nothing that remains on the site leads back to you.

You can correct your details there at any time. If you would like something seen, corrected, restricted or removed that you cannot reach yourself, or if you object to something we do, write to {supportEmail}. You may also complain to the data protection authority where you live; we hope that you will write to us first.

{siteName} is not meant for children under 16, and we do not knowingly keep accounts for them.

## 9. When this page changes

If we begin to do something differently, we change this page first and put a new date at its top. If the change matters to people with an account, we tell them by email before it takes effect.',
  true, '2025-05-27T12:00:03Z', '2025-05-27T12:00:03Z', '2025-05-27T12:00:03Z'),
('00000000-0000-4000-8000-000000000002', 'terms', 'terms', 'Terms', 'These are the rules for using {siteName}. They are short, because most of them are what you would expect: read freely, write honestly, and check the ferry times.',
'1. What you agree to

By using {siteName} you accept these terms; by creating an account you say so expressly. If you do not agree with them, please do not use the site. How we treat your data is described on the privacy page, which is part of the same promise.

2. Your account

You may read everything without an account. To save places, to write reviews and to vote on them you need one. You must be at least 16, the address you give must be your own, and one person has one account.

Keep your password to yourself and choose one that you use nowhere else. If you think that someone else has been in your account, change the password, which logs out every other device, and tell us at {supportEmail}.

You can delete your account at any time on your profile page.

3. What you write here

Your reviews and your feedback remain yours. You allow us to show them on {siteName}, to shorten them where space is short, and to store them for as long as they are published here. You can change or delete your own reviews, and you can ask us to remove your feedback.

Write about places where you have been, in your own words. Say so if you were paid, invited or are related to the landlord. One person reviews one place once.

4. What does not belong here

Nothing unlawful; no insults, threats or hatred; nobody’s private details; no advertising, no invented reviews and no pictures or texts that belong to someone else.

Do not try to get into accounts or parts of the site that are not meant for you, do not overload it, and do not collect other people’s data from it. If you find a weak spot, write to {supportEmail} before you tell anyone else, and we will thank you.

We may remove what breaks these rules, hold back what looks like spam until an editor has seen it, and close an account that goes on breaking them. If you think that we got it wrong, ask, and a person will look again.

5. Our texts and pictures

The stories, guides, pictures, films and the design of {siteName} belong to us or to those who made them for us. You may read them, print them for your trip, link to them and quote from them with the source. To publish more than a quotation, please ask first.

6. Before you set out

We write about places as carefully as we can, and places change. Paths close, ferries move, rivers rise, and countries alter their rules of entry between two breakfasts. Check what matters with those who run it: visas, health, safety, tides, weather and opening times.

Our itineraries are suggestions and not instructions, and nothing here is medical, legal or safety advice. You decide what you can do. {siteName} sells no trips and is not a party to anything that you book elsewhere.

7. Links to other places

Where we link to other sites, we do so because we found them useful on the day. We do not run them and cannot vouch for what they say or do later. If a link has gone bad, we are glad to hear of it.

8. What we answer for

{siteName} is free of charge and is offered as it is. We take trouble to keep it correct and running, and we cannot promise that it is always either. We answer without limit for harm that we cause on purpose or through gross negligence, for injury to life and health, and wherever the law does not permit a limit. Otherwise we answer only for the breach of duties that make the use of the site possible at all, and only for harm that could be foreseen.

Rights that the law gives you as a consumer are not touched by any of this.

9. Changes, law and how to reach us

We may change these terms when the site or the law changes. The date at the top says when that last happened. If a change takes something away from people with an account, we tell them by email at least 30 days before; whoever does not agree may delete the account, and until then the old terms hold.

The law of the country in which the operator has its address applies, together with the protection that your own country gives you as a consumer. If one of these rules should turn out not to hold, the others still do.

Questions about them go to {supportEmail}.',
'## 1. What you agree to

By using {siteName} you accept these terms; by creating an account you say so expressly. If you do not agree with them, please do not use the site. How we treat your data is described on the privacy page, which is part of the same promise.

## 2. Your account

You may read everything without an account. To save places, to write reviews and to vote on them you need one. You must be at least 16, the address you give must be your own, and one person has one account.

Keep your password to yourself and choose one that you use nowhere else. If you think that someone else has been in your account, change the password, which logs out every other device, and tell us at {supportEmail}.

You can delete your account at any time on your profile page.

## 3. What you write here

Your reviews and your feedback remain yours. You allow us to show them on {siteName}, to shorten them where space is short, and to store them for as long as they are published here. You can change or delete your own reviews, and you can ask us to remove your feedback.

Write about places where you have been, in your own words. Say so if you were paid, invited or are related to the landlord. One person reviews one place once.

## 4. What does not belong here

Nothing unlawful; no insults, threats or hatred; nobody’s private details; no advertising, no invented reviews and no pictures or texts that belong to someone else.

Do not try to get into accounts or parts of the site that are not meant for you, do not overload it, and do not collect other people’s data from it. If you find a weak spot, write to {supportEmail} before you tell anyone else, and we will thank you.

We may remove what breaks these rules, hold back what looks like spam until an editor has seen it, and close an account that goes on breaking them. If you think that we got it wrong, ask, and a person will look again.

## 5. Our texts and pictures

The stories, guides, pictures, films and the design of {siteName} belong to us or to those who made them for us. You may read them, print them for your trip, link to them and quote from them with the source. To publish more than a quotation, please ask first.

## 6. Before you set out

We write about places as carefully as we can, and places change. Paths close, ferries move, rivers rise, and countries alter their rules of entry between two breakfasts. Check what matters with those who run it: visas, health, safety, tides, weather and opening times.

Our itineraries are suggestions and not instructions, and nothing here is medical, legal or safety advice. You decide what you can do. {siteName} sells no trips and is not a party to anything that you book elsewhere.

## 7. Links to other places

Where we link to other sites, we do so because we found them useful on the day. We do not run them and cannot vouch for what they say or do later. If a link has gone bad, we are glad to hear of it.

## 8. What we answer for

{siteName} is free of charge and is offered as it is. We take trouble to keep it correct and running, and we cannot promise that it is always either. We answer without limit for harm that we cause on purpose or through gross negligence, for injury to life and health, and wherever the law does not permit a limit. Otherwise we answer only for the breach of duties that make the use of the site possible at all, and only for harm that could be foreseen.

Rights that the law gives you as a consumer are not touched by any of this.

## 9. Changes, law and how to reach us

We may change these terms when the site or the law changes. The date at the top says when that last happened. If a change takes something away from people with an account, we tell them by email at least 30 days before; whoever does not agree may delete the account, and until then the old terms hold.

The law of the country in which the operator has its address applies, together with the protection that your own country gives you as a consumer. If one of these rules should turn out not to hold, the others still do.

Questions about them go to {supportEmail}.',
  true, '2025-05-27T12:00:02Z', '2025-05-27T12:00:02Z', '2025-05-27T12:00:02Z'),
('00000000-0000-4000-8000-000000000001', 'cookies', 'cookies', 'Cookies', '{siteName} uses very few cookies, all of them its own. Here they are by name, with what they hold, how long they live and how you get rid of them.',
'1. What a cookie is

A cookie is a small note that a site asks your browser to keep and to show again on the next visit. Browsers have other drawers for such notes as well, called storage; what we put into those is listed below too. Ours are set by {siteName} itself, and no other site can read them.

2. The one that keeps you logged in

Its name is session, or __Host-session where the site is reached over https. It is set when you log in and holds a random key; scripts cannot read it. It lives for 30 days at the most, for editors for 12 hours, and ends when you log out.

With it comes another, known-browser or __Host-known-browser, which scripts cannot read either. It notes that you have logged in with this browser, and lets nobody in: if strangers ask for emails in your name, the ones that you ask for here still leave. It lives for 180 days after your last login.

You can’t log in without them, so we do not ask for consent to them. If you only read, they are never set. Where Google login is offered, another cookie keeps track of it for a few minutes and is then discarded.

3. The one that remembers your answer

Its name is site_cookie_consent. It holds two words for yes or no, one for analytics and one for ads, and nothing that tells you apart from anyone else. It lives for 180 days, after which we ask again. We set it when you answer, whatever the answer is, because otherwise we would have to ask on every page.

4. Analytics, if you allow it

With your consent, each page that you open is counted: its address and the day, and nothing about you. The counter belongs to this site, sets no cookie, builds no profile and sends nothing to anybody else. Without your consent nothing is counted. The figures are kept for 400 days.

The operator of a site can put another script in its place. If that has been done here, it too waits for your consent, and its name and its maker must be added to this page.

5. Ads

There is a second box, for ads. {siteName} as it is delivered shows no advertising and loads nothing for it, whatever the box says. Your answer is kept so that, should this ever change, it holds from the first day.

6. What else your browser keeps for us

In its storage the browser keeps copies of stories and destinations that you have seen, so that they open at once the next time; your choice of light or dark; and, while you are logged in, the key that belongs to your session, your name and the list of what you have saved. Editors’ unfinished forms are kept there as well, until they are saved or the editor logs out. After a logout one entry notes that someone has left, and not who; if the logout could not reach us, another one notes that until it has.

None of it is used to track you. What belongs to your account is cleared when you log out, and all of it goes when you clear the data of this site in your browser.

7. Changing your mind

The “Cookie settings” link at the bottom of every page opens the two boxes again. Accept All checks both, Decline clears both, and your choice applies from that moment on.

Both boxes start out unchecked, and stay so until you check them. You can delete and block cookies in the browser too; the site can still be read without any of them. If your question isn’t answered here, write to {supportEmail}.',
'## 1. What a cookie is

A cookie is a small note that a site asks your browser to keep and to show again on the next visit. Browsers have other drawers for such notes as well, called storage; what we put into those is listed below too. Ours are set by {siteName} itself, and no other site can read them.

## 2. The one that keeps you logged in

Its name is session, or \_\_Host-session where the site is reached over https. It is set when you log in and holds a random key; scripts cannot read it. It lives for 30 days at the most, for editors for 12 hours, and ends when you log out.

With it comes another, known-browser or \_\_Host-known-browser, which scripts cannot read either. It notes that you have logged in with this browser, and lets nobody in: if strangers ask for emails in your name, the ones that you ask for here still leave. It lives for 180 days after your last login.

You can’t log in without them, so we do not ask for consent to them. If you only read, they are never set. Where Google login is offered, another cookie keeps track of it for a few minutes and is then discarded.

## 3. The one that remembers your answer

Its name is site_cookie_consent. It holds two words for yes or no, one for analytics and one for ads, and nothing that tells you apart from anyone else. It lives for 180 days, after which we ask again. We set it when you answer, whatever the answer is, because otherwise we would have to ask on every page.

## 4. Analytics, if you allow it

With your consent, each page that you open is counted: its address and the day, and nothing about you. The counter belongs to this site, sets no cookie, builds no profile and sends nothing to anybody else. Without your consent nothing is counted. The figures are kept for 400 days.

The operator of a site can put another script in its place. If that has been done here, it too waits for your consent, and its name and its maker must be added to this page.

## 5. Ads

There is a second box, for ads. {siteName} as it is delivered shows no advertising and loads nothing for it, whatever the box says. Your answer is kept so that, should this ever change, it holds from the first day.

## 6. What else your browser keeps for us

In its storage the browser keeps copies of stories and destinations that you have seen, so that they open at once the next time; your choice of light or dark; and, while you are logged in, the key that belongs to your session, your name and the list of what you have saved. Editors’ unfinished forms are kept there as well, until they are saved or the editor logs out. After a logout one entry notes that someone has left, and not who; if the logout could not reach us, another one notes that until it has.

None of it is used to track you. What belongs to your account is cleared when you log out, and all of it goes when you clear the data of this site in your browser.

## 7. Changing your mind

The “Cookie settings” link at the bottom of every page opens the two boxes again. Accept All checks both, Decline clears both, and your choice applies from that moment on.

Both boxes start out unchecked, and stay so until you check them. You can delete and block cookies in the browser too; the site can still be read without any of them. If your question isn’t answered here, write to {supportEmail}.',
  true, '2025-05-27T12:00:01Z', '2025-05-27T12:00:01Z', '2025-05-27T12:00:01Z');
