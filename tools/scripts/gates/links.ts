import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const root = path.resolve(import.meta.dirname, '../../..');

type Node = { type: string; start: number; end: number; [key: string]: unknown };
export type PlainLink = { line: number; start: number; end: number };

/** Attributes that hold an address, of elements and of components of the design system, which hand it to one. */
const holdsAddress: Readonly<Record<string, RegExp>> = {
  href: /./,
  action: /^form$/,
  formAction: /^(button|input)$/,
  backHref: /^[A-Z]/,
  closeHref: /^[A-Z]/,
  address: /^Pager$/,
  previous: /^Drawer$/,
  next: /^Drawer$/,
  back: /^StaffPageHeader$/,
};

/**
 * Where a module writes an address as it is: an element, or a component of the design system, gets what is not made by
 * `hrefTo` and may be a page of the site, whose address has the language of the page in front.
 */
export function plainLinks(file: string, code: string): PlainLink[] {
  const found: PlainLink[] = [];
  const handingOn = new Set<string>();
  const look = (node: Node): void => {
    if (node.type === 'ImportDeclaration') for (const name of fromDesignSystem(node)) handingOn.add(name);
    if (node.type === 'JSXOpeningElement')
      for (const { start, end } of addressesIn(node, handingOn))
        found.push({ start, end, line: code.slice(0, start).split('\n').length });
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) look(child);
  };
  look(parseSync(file, code).program as unknown as Node);
  return found;
}

function fromDesignSystem({ source, specifiers }: Node): string[] {
  if (!String((source as Node).value).startsWith('@trekker/design-system/')) return [];
  return (specifiers as Node[]).map(({ local }) => String((local as Node).name));
}

/** What an element is given as an address that may be a page. */
function addressesIn({ name, attributes }: Node, handingOn: ReadonlySet<string>): Node[] {
  const element = String((name as Node).name);
  if (!/^[a-z]/.test(element) && !handingOn.has(element)) return [];
  return (attributes as Node[]).flatMap((attribute) => {
    const written = addressIn(element, attribute);
    return written && mayBePage(written) ? [written] : [];
  });
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** What is written as the address of an element; undefined for other attributes. */
function addressIn(element: string, { type, name, value }: Node): Node | undefined {
  if (type !== 'JSXAttribute' || !value) return undefined;
  const attribute = String((name as Node).name);
  if (!Object.hasOwn(holdsAddress, attribute) || !holdsAddress[attribute]?.test(element)) return undefined;
  const written = value as Node;
  return written.type === 'JSXExpressionContainer' ? (written.expression as Node) : written;
}

/** Calls, files, places on the same page, and what leads elsewhere. */
const isNoPage = (text: string): boolean => !text.startsWith('/') || /^\/(api|media|assets)\//.test(text);

function mayBePage(written: Node): boolean {
  if (written.type === 'Literal') return typeof written.value === 'string' && !isNoPage(written.value);
  if (written.type === 'TemplateLiteral') {
    const [first] = written.quasis as { value: { cooked: string } }[];
    return first?.value.cooked === '' || !isNoPage(first?.value.cooked ?? '');
  }
  if (written.type === 'ConditionalExpression')
    return [written.consequent, written.alternate].some((one) => mayBePage(one as Node));
  if (written.type === 'ObjectExpression') return (written.properties as Node[]).some(isPlainHref);
  if (written.type === 'Identifier' && written.name === 'undefined') return false;
  return !(written.type === 'CallExpression' && /^(href(To|In)|callTo)$/.test(String((written.callee as Node).name)));
}

/** Of an object that holds an address with its words. */
const isPlainHref = ({ key, value }: Node): boolean =>
  (key as Node | undefined)?.name === 'href' && mayBePage(value as Node);

/** Every link and form of a page leads to the language that is shown. */
export function linksGate(): { code: number; output: string } {
  const faults = globSync('site/src/**/*.tsx', { cwd: root })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((file) => !file.includes('.test.') && !file.includes('/server/'))
    .sort()
    .flatMap((file) =>
      plainLinks(file, readFileSync(path.join(root, file), 'utf8')).map(
        ({ line }) => `${file}:${line} is an address without hrefTo()\n`,
      ),
    );
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('') };
}
