import colorString from 'color-string';
import postcss, { type AtRule, type Declaration, type Node } from 'postcss';

/** Where raw colours stand, and where the widths do. */
export const tokensFile = 'packages/design-system/src/styles/tokens.css';
export const breakpointsFile = 'packages/design-system/src/styles/breakpoints.css';

const rawColour = /#[\da-f]{3,8}\b|(?<![-\w])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
/** Elsewhere a colour's name is something else, such as an area of a grid. */
const takesColour =
  /colou?r|^(?:background|border|outline|column-rule|text-decoration|box-shadow|text-shadow|filter|fill|stroke)|^--/;
const widthQuery = /\b(?:min-|max-)?(?:device-)?(?:width|inline-size)\b/;

const physicalName =
  /^(?:left|right)$|^(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)(?:-|$)|^border-(?:top|bottom)-(?:left|right)-radius$/;
const fourSided = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color|radius))$/;

/** What is said in strings and addresses is no style. */
const spoken = (value: string) => value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');

/** Whether a word of a value is the name of a colour, such as white. */
const hasNamedColour = (value: string) =>
  spoken(value)
    .match(/(?<![-\w])[a-z]+(?![-\w(])/gi)
    ?.some((word) => word !== 'transparent' && colorString.get.rgb(word.toLowerCase()) !== null);

/** Whether a value is or holds a colour that is no token. */
export const hasRawColour = (value: string) => rawColour.test(spoken(value));

/** Whether a property lays something to the left or the right, where its value may or may not say so. */
export const isPhysicalName = (property: string) => physicalName.test(property);

/** `1px 2px 3px 4px` has a left side that is not like its right one. */
function isLopsided(property: string, value: string): boolean {
  const [top, right = top, bottom = top, left = right] = postcss.list.space(value);
  return property === 'border-radius' ? top !== right || bottom !== left : right !== left;
}

function declarationFault({ prop, value }: Declaration): string | undefined {
  const said = spoken(value);
  if (isPhysicalName(prop)) return `"${prop}" has a direction: say it with inline-start or inline-end`;
  if (/(?<![-\w])(?:left|right)(?![-\w])/.test(said)) return `"${prop}: ${value}" has a direction: say start or end`;
  if (prop === 'translate' && !/^(?:0(?![.\d])|none|calc\(var\(--way\))/.test(value))
    return `"${prop}: ${value}" goes to the right in every language: multiply it by var(--way)`;
  if (fourSided.test(prop) && isLopsided(prop, value))
    return `"${prop}: ${value}" tells left from right: use the logical properties`;
  return undefined;
}

const hasReason = (node: Node) => {
  const before = node.prev();
  return before?.type === 'comment' && before.text.startsWith('physical: ');
};

function queryFault({ name, params }: AtRule, file: string, widths: ReadonlySet<string>): string | undefined {
  if (name === 'custom-media' && file !== breakpointsFile) return `@custom-media belongs in ${breakpointsFile}`;
  if (name !== 'media') return undefined;
  if (widthQuery.test(params)) return `"${params}" asks for a width of its own: use one of ${[...widths].join(', ')}`;
  const unknown = [...params.matchAll(/--[\w-]+/g)].find(([media]) => !widths.has(media));
  return unknown && `${unknown[0]} is not in ${breakpointsFile}`;
}

/** The names of the widths in the text of the file that holds them. */
export const widthNames = (sheet: string) =>
  new Set([...sheet.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name = '']) => name));

/**
 * What is wrong with a style sheet, a line for each. `file` is a path from the root, `widths` the names of the custom
 * media that there are.
 */
export function sheetFaults(file: string, text: string, widths: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const tell = (node: Node, fault: string | undefined) => {
    if (fault) faults.push(`${file}:${node.source?.start?.line}: ${fault}`);
  };
  const sheet = postcss.parse(text);
  sheet.walkAtRules((rule) => tell(rule, queryFault(rule, file, widths)));
  sheet.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (!hasReason(declaration)) tell(declaration, declarationFault(declaration));
    if (file === tokensFile) return;
    if (hasRawColour(value) || (takesColour.test(prop) && hasNamedColour(value)))
      tell(declaration, `"${prop}: ${value}" has a colour of its own: make it a token`);
  });
  return faults;
}
