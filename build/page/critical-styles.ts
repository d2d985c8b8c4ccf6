import { parse as parseSelector, type Selector, SelectorType } from 'css-what';
import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss';
import { createMatcher, type Element } from './first-screen.ts';
import { simplifyStyles } from './plain-styles.ts';
import type { ShortNames } from './short-names.ts';

const interactiveStates = new Set([
  ...['hover', 'focus', 'focus-visible', 'focus-within', 'active', 'visited', 'target', 'autofill'],
  ...['popover-open', 'open', 'modal', 'user-invalid', 'user-valid', 'fullscreen', 'host'],
]);
const unseenPseudoElements = new Set(['selection', 'backdrop', 'file-selector-button', 'target-text']);
const elementsWithPseudoElements = (
  [
    [/^placeholder$/, '[placeholder]'],
    [/^-webkit-(?:date|calendar)/, '[type^="date"], [type="month"], [type="week"], [type="time"]'],
    [/^-webkit-search/, '[type="search"]'],
    [/^-webkit-(?:inner|outer)-spin/, '[type="number"]'],
    [/^-/, 'input, select, textarea, progress, meter, summary'],
  ] as const
).map(([part, elements]) => ({ part, elements: parseSelector(elements) }));
const rootStateSelector = /\[data-(?:unstyled|faces|covered)\]|(?<!:not\()\[data-whole\]/;
const arrivingAttribute = 'data-arriving';
const lateMediaQuery = /^print\b|^not all and \(width>=(?:1\d|20)rem\)$/;

type Candidate = {
  text: string;
  short: string;
  meets: (element: Element) => boolean;
  classes: string[];
};

/**
 * Selects the rules that a first screen needs before any interaction, in their order and layers, so that nothing visible
 * changes when the whole style sheet loads.
 */
export function createCriticalStyles(fullSheet: Root, names: ShortNames): (firstScreen: Element[]) => string {
  const sheet = simplifyStyles(fullSheet);
  const candidates = new Map<string, Candidate[]>();
  sheet.walkRules((rule) => {
    if (!candidates.has(rule.selector) && !isKeyframe(rule))
      candidates.set(
        rule.selector,
        rule.selectors.flatMap((text) => createCandidates(text, names.selector(text))),
      );
  });
  return (firstScreen) => {
    const isMet = createCandidateMatcher(firstScreen);
    const attributeValues = firstScreen.flatMap(({ attribs }) => Object.values(attribs)).join('\n');
    const critical = sheet.clone();
    filterRules(critical, (rule) => candidates.get(rule.selector)?.filter(isMet) ?? []);
    setInitialValues(critical, attributeValues);
    removeUnusedNames(critical, attributeValues);
    removeEmptyRules(critical);
    return critical.toString();
  };
}

function createCandidates(text: string, short: string): Candidate[] {
  if (rootStateSelector.test(text)) return [{ text, short, meets: () => true, classes: [] }];
  return parseSelector(text).flatMap((tokens) => {
    const stateless = removeStates(tokens);
    if (!stateless) return [];
    const classes = tokens.flatMap((token) =>
      token.type === SelectorType.Attribute && token.name === 'class' && token.action === 'element'
        ? [token.value]
        : [],
    );
    // Most selectors are a single class, and the page was already checked for it.
    const isClass = stateless.length === 1 && classes.length === 1;
    let compiled: ((element: Element) => boolean) | undefined;
    const matches = (element: Element) => {
      if (isClass) return true;
      compiled ??= createMatcher([stateless]);
      return compiled(element);
    };
    return [{ text, short, meets: matches, classes }];
  });
}

/** @returns undefined if the selector needs a state such as hover */
function removeStates(tokens: Selector[]): Selector[] | undefined {
  const stateless: Selector[] = [];
  for (const token of tokens) {
    if (token.type === SelectorType.PseudoElement) {
      if (unseenPseudoElements.has(token.name)) return undefined;
      const data = elementsWithPseudoElements.find(({ part }) => part.test(token.name))?.elements;
      if (data) stateless.push({ type: SelectorType.Pseudo, name: 'is', data });
    } else if (token.type !== SelectorType.Pseudo) stateless.push(token);
    else if (interactiveStates.has(token.name) || token.name.startsWith('-')) return undefined;
    else if (!Array.isArray(token.data)) stateless.push(token);
    else {
      const data = token.data.map(removeStates).filter((part) => part !== undefined);
      if (data.length > 0) stateless.push({ ...token, data });
      else if (token.name !== 'not') return undefined;
    }
  }
  const last = stateless.at(-1);
  const isOpen = !last || /^(?:descendant|child|sibling|adjacent)$/.test(last.type);
  return isOpen ? [...stateless, { type: SelectorType.Universal, namespace: null }] : stateless;
}

function createCandidateMatcher(firstScreen: Element[]): (candidate: Candidate) => boolean {
  const classes = new Set(firstScreen.flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []));
  const [root] = firstScreen;
  return ({ text, meets, classes: needed }) => {
    if (!needed.every((name) => classes.has(name))) return false;
    if (firstScreen.some(meets)) return true;
    if (!root || !text.includes(arrivingAttribute)) return false;
    root.attribs[arrivingAttribute] = '';
    const isMet = firstScreen.some(meets);
    delete root.attribs[arrivingAttribute];
    return isMet;
  };
}

export const isKeyframe = ({ parent }: Rule) =>
  (parent as AtRule | undefined)?.name?.endsWith('keyframes') ?? false;

function filterRules(parent: Container<ChildNode>, findMatches: (rule: Rule) => Candidate[]): void {
  parent.each((node) => {
    if (node.type === 'comment') node.remove();
    else if (node.type === 'rule') {
      node.selector = findMatches(node)
        .map(({ short }) => short)
        .join();
      if (!node.selector) node.remove();
    } else if (node.type === 'atrule') {
      if (/^(?:starting-style|page)$/.test(node.name) || lateMediaQuery.test(node.params)) node.remove();
      else if (/^(?:media|supports|layer|container)$/.test(node.name) && node.nodes)
        filterRules(node, findMatches);
    }
  });
}

function setInitialValues(root: Root, attributeValues: string): void {
  const set = new Set(Array.from(attributeValues.matchAll(/(--[\w-]+)\s*:/g), ([, name = '']) => name));
  root.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  const initial = new Map<string, string | undefined>();
  root.walkAtRules('property', (rule) => {
    if (set.has(rule.params)) return;
    initial.set(rule.params, undefined);
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value));
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)(?:,([^()]*))?\)/g,
      (named, name: string, other?: string) =>
        (initial.has(name) ? (initial.get(name) ?? other) : undefined) ?? named,
    );
  });
}

function removeUnusedNames(root: Root, attributeValues: string): void {
  const findCustomProperties = (text: string) => text.match(/--[\w-]+/g) ?? [];
  const named = new Set(Array.from(attributeValues.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));
  const values = new Map<string, string[]>();
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
    else for (const name of findCustomProperties(value)) named.add(name);
  });
  // Iterating a Set includes values that are added during the iteration.
  for (const name of named)
    for (const value of values.get(name) ?? [])
      for (const inner of findCustomProperties(value)) named.add(inner);
  root.walkDecls(/^--/, (declaration) => {
    if (!named.has(declaration.prop)) declaration.remove();
  });
  const usedNames = new Set<string>();
  root.walkDecls(/^(?:animation|--animate)/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) usedNames.add(word);
  });
  root.walkAtRules((rule) => {
    const isNamed =
      (rule.name !== 'property' || named.has(rule.params)) &&
      (!rule.name.endsWith('keyframes') || usedNames.has(rule.params));
    if (!isNamed) rule.remove();
  });
}

function removeEmptyRules(parent: Container<ChildNode>): void {
  parent.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmptyRules(node as Container<ChildNode>);
    if (node.nodes.length > 0) return;
    if (node.type === 'atrule' && node.name === 'layer') node.nodes = undefined;
    else node.remove();
  });
}
