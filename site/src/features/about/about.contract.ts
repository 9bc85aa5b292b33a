import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';
import { image, secureImage } from '../media/media.contract.ts';

export const teamMember = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.string(),
  description: z.string(),
  /** Address of the portrait, or "". */
  imageUrl: z.string(),
  /** The same portrait with all that a screen needs to lay it out. */
  image: image.nullable(),
  updatedAt: z.string(),
});
export type TeamMember = z.output<typeof teamMember>;

export const aboutValue = z.object({ _id: z.string(), icon: z.string(), title: z.string(), description: z.string() });
export type AboutValue = z.output<typeof aboutValue>;

/** The about page; texts that nobody has written yet are "". */
export const about = z.object({
  title: z.string(),
  intro: z.string(),
  introImage: secureImage.nullable(),
  /** Paragraphs. */
  mission: z.array(z.string()),
  values: z.array(aboutValue),
  team: z.array(teamMember),
  join: z.object({ title: z.string(), description: z.string() }),
  /** "" until it is first saved. */
  updatedAt: z.string(),
});
export type About = z.output<typeof about>;

export const aboutTag = 'about';

export const readAbout = endpoint({
  name: 'readAbout',
  summary: 'The about page with the team',
  method: 'GET',
  paths: ['/about', '/api/about'],
  access: 'public',
  output: dataOf(about),
  errors: [],
  cacheTags: () => [aboutTag],
});
