import { parseSync } from 'oxc-parser';

export type VisibleLiteral = { line: number; words: string };

/** Of elements and components, and of the objects that are handed to them: what somebody sees or hears. */
const visibleNames =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|\w*Label|text|\w*Text|hint|note|lead|heading|headline|kicker|caption|description|message|empty|question|answer|confirm|unit|more|done|failed|words|tooltip)$/;

type Node = { type: string; start: number; [key: string]: unknown };

const isVisible = (name: unknown): boolean => typeof name === 'string' && visibleNames.test(name);
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''));
/** A key, a class, an address or a type: nothing that somebody reads. */
const isCode = (text: string): boolean => /^[\w./:#@?=&-]*$/.test(text) && !/^[A-Z][a-z]+$/.test(text);

/**
 * What a module shows in words of its own: text in JSX, visible attributes and properties, templates and choices in
 * them, and what problems and checks say.
 */
export function visibleLiterals(file: string, code: string): VisibleLiteral[] {
  const { program } = parseSync(file, code);
  const found: VisibleLiteral[] = [];
  const tell = (node: Node, words: string) => {
    const line = code.slice(0, node.start).split('\n').length;
    found.push({ line, words: words.trim().replace(/\s+/g, ' ') });
  };
  const shown = (node: unknown): void => {
    for (const one of literalsIn(node as Node))
      if (hasWords(one.words) && !isCode(one.words)) tell(one.node, one.words);
  };
  const looks: Record<string, (node: Node) => void> = {
    JSXText(node) {
      if (hasWords(String(node.value))) tell(node, String(node.value));
    },
    JSXExpressionContainer(node) {
      if (node.parentType !== 'JSXAttribute') shown(node.expression);
    },
    JSXAttribute({ name, value }) {
      if (isVisible((name as Node).name)) shown(value);
    },
    Property({ key, value }) {
      const { type, name, value: quoted } = key as Node;
      if (isVisible(type === 'Identifier' ? name : quoted)) shown(value);
    },
    NewExpression({ callee, arguments: given }) {
      if (/(Problem|Fault|Refusal)$/.test(String((callee as Node).name))) for (const one of given as Node[]) shown(one);
    },
  };
  visit(program as unknown as Node, (node) => looks[node.type]?.(node));
  return found;
}

/** The strings that a value can be: its own, those of a template, of a choice, of what is joined. */
function literalsIn(node: Node | null): { node: Node; words: string }[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, words: node.value }] : [];
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => ({ node, words: value.cooked }));
    case 'JSXExpressionContainer':
      return literalsIn(node.expression as Node);
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent as Node), ...literalsIn(node.alternate as Node)];
    case 'LogicalExpression':
      return [...literalsIn(node.left as Node), ...literalsIn(node.right as Node)];
    case 'ArrowFunctionExpression':
      return literalsIn(node.body as Node);
    default:
      return [];
  }
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one !== 'object' || one === null || typeof (one as Node).type !== 'string') continue;
      (one as Node).parentType = node.type;
      visit(one as Node, look);
    }
  }
}
