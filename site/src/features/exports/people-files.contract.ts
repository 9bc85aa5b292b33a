import { z } from 'zod';
import { roles } from '../../contract/roles.ts';
import { contactSubjects } from '../contact/contact.contract.ts';
import { at, id, line, paragraph } from './site-files.contract.ts';

/** What the files below people/ of an export hold; as in site-files.contract.ts. */
export const accountFile = z.object({
  id,
  role: z.enum(roles),
  name: line,
  email: z.email().max(320),
  emailVerifiedAt: at.nullable(),
  phoneNumber: line,
  avatarId: id.nullable(),
  isSubscribed: z.boolean(),
  country: line,
  city: line,
  state: line,
  gender: line,
  dateOfBirth: z.iso.date().nullable(),
  travelAchievements: z
    .array(z.object({ key: line, icon: line, title: line, description: paragraph, achievedAt: line }))
    .max(200),
  createdAt: at,
  updatedAt: at,
});
export type AccountFile = z.output<typeof accountFile>;

export const reviewFile = z.object({
  id,
  destinationId: id,
  accountId: id,
  rating: z.int().min(1).max(5),
  category: z.enum(['experience', 'accommodation', 'food', 'transportation', 'value']),
  text: paragraph,
  helpfulCount: z.int().min(0),
  unhelpfulCount: z.int().min(0),
  createdAt: at,
  updatedAt: at,
  votes: z
    .array(z.object({ accountId: id, vote: z.enum(['helpful', 'unhelpful']), createdAt: at }))
    .max(1_000_000)
    .default([]),
});
export type ReviewFile = z.output<typeof reviewFile>;

export const feedbackFile = z.object({
  id,
  accountId: id.nullable(),
  name: line,
  email: line,
  location: line,
  message: paragraph,
  rating: z.int().min(1).max(5),
  held: z.boolean(),
  createdAt: at,
});
export type FeedbackFile = z.output<typeof feedbackFile>;

export const messageFile = z.object({
  id,
  fullName: line,
  email: line,
  subject: z.enum(contactSubjects),
  message: paragraph,
  read: z.boolean(),
  repliedAt: at.nullable(),
  createdAt: at,
});
export type MessageFile = z.output<typeof messageFile>;

export const favouriteFile = z.object({
  accountId: id,
  kind: z.enum(['destination', 'story']),
  itemId: id,
  createdAt: at,
});
export type FavouriteFile = z.output<typeof favouriteFile>;

export const subscriberFile = z.object({
  id,
  email: z.email().max(320).toLowerCase(),
  state: z.enum(['pending', 'confirmed', 'unsubscribed']),
  createdAt: at,
  confirmedAt: at.nullable(),
  unsubscribedAt: at.nullable(),
});
export type SubscriberFile = z.output<typeof subscriberFile>;
