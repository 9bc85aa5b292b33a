import { parseSync } from 'oxc-parser';
import { hasRawColour, isPhysicalName } from './sheet-rules.ts';

/**
 * Widths of pages that the style sheets know otherwise, in rem: there cards come in two columns, there a page is as
 * wide as it gets (--page).
 */
const contentWidths = ['40', '90'];

interface SyntaxNode {
  type: string;
  start: number;
}
type Fields = Record<string, unknown> & SyntaxNode;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const nameOf = (node: unknown) => {
  const { type, name, value } = (node ?? {}) as { type?: string; name?: unknown; value?: unknown };
  return String((type === 'Identifier' || type === 'JSXIdentifier' ? name : value) ?? '');
};

/** Colours, directions and widths in what a script says of styles. `widths` are those of the custom media, in rem. */
export function scriptStyleFaults(file: string, text: string, widths: readonly string[]): string[] {
  const faults: string[] = [];
  const lines = text.split('\n');
  const known = new Set([...widths, ...contentWidths]);
  const tell = ({ start }: SyntaxNode, fault: string) => {
    const line = text.slice(0, start).split('\n').length;
    faults.push(`${file}:${line}: ${fault}`);
  };
  const direction = (node: SyntaxNode, name: string) => {
    const line = text.slice(0, node.start).split('\n').length;
    if (isPhysicalName(kebab(name)) && !lines[line - 2]?.includes('// physical: '))
      tell(node, `"${name}" has a direction: say it with inline-start or inline-end`);
  };
  const literal = (node: SyntaxNode, value: string) => {
    if (hasRawColour(value)) tell(node, `"${value.trim().slice(0, 60)}" has a colour of its own: make it a token`);
    if (/text-align:\s*(left|right)|(margin|padding|border)-(left|right)\s*:/.test(value))
      tell(node, 'styles in a string have a direction: say start or end');
    for (const [, width = ''] of value.matchAll(/\((?:min-|max-)?width\s*[:<>=]+\s*([\d.]+)/g))
      if (!known.has(width)) tell(node, `a width of ${width} is none of ${[...known].join(', ')} rem`);
  };
  /** What is said of a node by its kind. False: nothing in it is looked at. */
  const rules: Record<string, (node: Fields, inStyle: boolean) => unknown> = {
    ImportDeclaration: () => false,
    ImportExpression: () => false,
    ExportAllDeclaration: () => false,
    JSXText: () => false,
    Literal(node) {
      if (typeof node.value === 'string') literal(node, node.value);
    },
    TemplateElement: (node) => literal(node, (node.value as { raw: string }).raw),
    MemberExpression(node) {
      const { object, property } = node as unknown as { object: Fields; property: Fields };
      if (nameOf(object.property ?? object) === 'style') direction(property, nameOf(property));
    },
    Property({ key }, inStyle) {
      // What an image is like from afar is a fact of that image.
      if (nameOf(key) === 'tone') return false;
      if (inStyle) direction(key as Fields, nameOf(key));
    },
  };
  const visit = (node: unknown, inStyle: boolean): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, inStyle);
    if (!node || typeof node !== 'object' || !('type' in node)) return;
    const fields = node as Fields;
    if (rules[fields.type]?.(fields, inStyle) === false) return;
    const opens = fields.type === 'JSXAttribute' && nameOf(fields.name) === 'style';
    for (const value of Object.values(fields)) visit(value, inStyle || opens);
  };
  visit(parseSync(file, text).program, false);
  return faults;
}
