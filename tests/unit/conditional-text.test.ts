import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseSync } from 'vite';

type Node = { type: string; start: number; [key: string]: unknown };
type ChildKind = 'text' | 'nothing' | 'element';

function kindsOf(node: Node): ChildKind[] {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'number') return ['text'];
      return typeof node.value === 'string' && node.value !== '' ? ['text'] : ['nothing'];
    case 'TemplateLiteral':
      return ['text'];
    case 'JSXElement':
    case 'JSXFragment':
      return ['element'];
    case 'ConditionalExpression':
      return [...kindsOf(node.consequent as Node), ...kindsOf(node.alternate as Node)];
    case 'LogicalExpression':
      return [
        ...(node.operator === '&&' ? (['nothing'] as const) : kindsOf(node.left as Node)),
        ...kindsOf(node.right as Node),
      ];
    case 'Identifier':
      return node.name === 'undefined' ? ['nothing'] : [];
    default:
      return [];
  }
}

const isConditionalText = (child: Node) => {
  const kinds = new Set(child.type === 'JSXExpressionContainer' ? kindsOf(child.expression as Node) : []);
  return kinds.has('text') && kinds.size > 1;
};

const isBlank = ({ type, value }: Node) =>
  type === 'JSXText' && `${value}`.trim() === '' && `${value}`.includes('\n');

/** @returns the line numbers of conditional text that has sibling nodes */
function findConditionalTexts(name: string, source: string): number[] {
  const lines: number[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = (node.children as Node[]).filter((child) => !isBlank(child));
      for (const child of children.length > 1 ? children.filter(isConditionalText) : []) {
        lines.push(source.slice(0, child.start).split('\n').length);
      }
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(name, source).program);
  return lines;
}

test('finds conditional text next to other nodes', () => {
  const countFindings = (jsx: string) => findConditionalTexts('sample.tsx', `const a = ${jsx};`).length;
  for (const jsx of [
    '<p>a{b && "c"}</p>',
    '<p>{b ? "c" : null}<i /></p>',
    '<>{b ? `c` : <i />} d</>',
    '<p>{b ?? ""}{c && " d"}</p>',
    '<p><i />\n{b ? "" : "c"}</p>',
  ]) {
    assert.equal(countFindings(jsx), 1, jsx);
  }
  for (const jsx of [
    '<p>{b && "c"}</p>',
    '<p>\n{b && "c"}\n</p>',
    '<p>a{b ? "c" : "d"}</p>',
    '<p>a{b && <i>c</i>}</p>',
    '<p>{`a` + (b ? "c" : "")}<i /></p>',
  ]) {
    assert.equal(countFindings(jsx), 0, jsx);
  }
});

test('has no conditional text next to other nodes, because React could not update it in a translated page', () => {
  const found = globSync('{src,desk}/**/*.tsx').flatMap((file) =>
    findConditionalTexts(file, readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  );
  assert.deepEqual(found, [], 'put the whole text into one expression or into a <span>');
});
