import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { uuid } from '../../contract/rules/item-id.ts';
import { internalPathname, isOutsideAddress } from '../../contract/rules/menus/menu-address.ts';
import { menuRouteNames, menuRules } from '../../contract/rules/menus/menus.ts';
import { isOneLine, isSeen } from '../../contract/rules/one-line.ts';
import { formText, requiredText, startedFrom } from '../../contract/staff-form.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';

const menusOf = <Entry extends z.ZodType>(entry: Entry) => ({
  rail: z.array(entry),
  header: z.array(entry),
  footer: z.array(z.object({ title: z.string(), entries: z.array(entry) })),
  legal: z.array(entry),
});

/** Of a name that is not there in the language that was asked for: the one that it is in. */
const language = z.string().optional();
const { footer: _, ...shown } = menusOf(z.object({ label: z.string(), href: z.string(), language }));
const shownFooter = z.array(z.object({ title: z.string(), language, entries: shown.rail }));

/** As visitors get them: what is not public is left out. Null for each that is as it comes with the site. */
export const publicMenus = z.object({
  rail: shown.rail.nullable(),
  header: shown.header.nullable(),
  footer: shownFooter.nullable(),
  legal: shown.legal.nullable(),
});
export type PublicMenus = z.output<typeof publicMenus>;

const storedTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('route'), name: z.enum(menuRouteNames) }),
  z.object({ kind: z.literal('page'), id: z.string() }),
  z.object({ kind: z.literal('address'), url: z.string() }),
]);

/** As staff have made them. */
export const staffMenus = z.object({
  ...menusOf(z.object({ label: z.string(), to: storedTarget, hidden: z.literal(true).optional() })),
  /** Whether they are those that come with the site. */
  isDefault: z.boolean(),
  /** "" until anything of the site is first saved. */
  updatedAt: z.string(),
});
export type StaffMenus = z.output<typeof staffMenus>;

export const readMenus = endpoint({
  name: 'readMenus',
  summary: 'The menus of rail, header and footer, for staff',
  method: 'GET',
  paths: ['/api/v5/admin/menus'],
  access: 'staff',
  output: dataOf(staffMenus),
  errors: ['not_logged_in', 'not_allowed'],
});

const line = (missing: string) =>
  requiredText({ most: menuRules.label, missing }).refine(isSeen, missing).refine(isOneLine, 'Must be one line');

const wrongAddress = { error: () => refusals.menuAddress };

const target = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('route'), name: z.enum(menuRouteNames, 'This site has no such page') }),
    z.object({ kind: z.literal('page'), id: uuid.toLowerCase() }),
    z.object({
      kind: z.literal('address'),
      url: formText(menuRules.url, 'Address is required').refine(
        (url) => internalPathname(url) !== undefined || isOutsideAddress(url),
        wrongAddress,
      ),
    }),
  ],
  'Must be a route, a page or an address',
);

const entry = z
  .object(
    {
      label: line('Name is required'),
      to: target,
      /** It keeps its place, and readers do not see it. */
      hidden: z.boolean({ error: () => checks.trueOrFalse({ field: 'hidden' }) }).optional(),
    },
    'Must be an entry',
  )
  .transform(({ hidden, ...shown }) => (hidden ? { ...shown, hidden: true as const } : shown));

const entries = (most: number) => z.array(entry, 'Must be a list').max(most, `At most ${most} entries`);

export const updateMenus = endpoint({
  name: 'updateMenus',
  summary: 'Changes the menus of rail, header and footer; a menu that is not given stays',
  method: 'PUT',
  paths: ['/api/v5/admin/menus'],
  access: 'author',
  body: z.object({
    rail: entries(menuRules.rail).optional(),
    header: entries(menuRules.header).optional(),
    footer: z
      .array(
        z.object({ title: line('Title is required'), entries: entries(menuRules.column) }, 'Must be a column'),
        'Must be a list',
      )
      .max(menuRules.columns, `At most ${menuRules.columns} columns`)
      .optional(),
    legal: entries(menuRules.legal).optional(),
    updatedAt: startedFrom,
  }),
  output: messageAnswer.extend({ data: staffMenus }),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict'],
});
