import {
  type AttributeSelector,
  parse as parseSelector,
  type Selector,
  SelectorType,
  stringify,
} from 'css-what';
import type { AtRule, Root } from 'postcss';

export type ShortNames = {
  /** Shortens the value of a class attribute. @throws Error if a class has the same name as another one's short name */
  classes: (value: string) => string;
  selector: (selector: string) => string;
  selectorForScripts: (selector: string) => string;
};

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const combinatorTypes = new Set<Selector['type']>([
  SelectorType.Descendant,
  SelectorType.Child,
  SelectorType.Sibling,
  SelectorType.Adjacent,
]);

/** Names follow the order of the style sheet, so that content changes do not rename them. Scripts use the long names. */
export function createShortNames(sheet: Root, scripts: Iterable<string>): ShortNames {
  const componentClasses = findClasses(sheet, (layer) => layer !== 'utilities');
  const utilities = findClasses(sheet, (layer) => layer === 'utilities');
  const names = new Map<string, string>();
  let count = 0;
  for (const name of utilities) {
    let short: string;
    do short = createShortName(count++);
    while (utilities.has(short) || componentClasses.has(short));
    names.set(name, short);
  }
  const longNames = new Map(Array.from(names, ([name, short]) => [short, name]));
  const wordsInScripts = new Set([...scripts].flatMap((script) => script.split(/[\s"'`]+/)));
  const isInScripts = (name: string) => wordsInScripts.has(name) || /["'`\\]/.test(name);

  const shorten = (tokens: Selector[]): Selector[] =>
    tokens.map((token) => {
      if (isClassSelector(token)) return { ...token, value: names.get(token.value) ?? token.value };
      return token.type === SelectorType.Pseudo && Array.isArray(token.data)
        ? { ...token, data: token.data.map(shorten) }
        : token;
    });
  const addLongNameVariants = (tokens: Selector[]): Selector[][] => {
    const lastPart = tokens.findLastIndex(({ type }) => combinatorTypes.has(type)) + 1;
    return tokens.reduce<Selector[][]>(
      (spelled, token, index) => {
        const spellings = createNameVariants(token);
        const [first] = spellings;
        if (!first || spellings.length === 1) return spelled.map((before) => [...before, first ?? token]);
        if (index >= lastPart)
          return spellings.flatMap((spelling) => spelled.map((before) => [...before, spelling]));
        const any: Selector = {
          type: SelectorType.Pseudo,
          name: 'is',
          data: spellings.map((spelling) => [spelling]),
        };
        return spelled.map((before) => [...before, any]);
      },
      [[]],
    );
  };
  const createNameVariants = (token: Selector): Selector[] => {
    if (token.type === SelectorType.Pseudo && Array.isArray(token.data))
      return [{ ...token, data: token.data.flatMap(addLongNameVariants) }];
    const short = isClassSelector(token) ? names.get(token.value) : undefined;
    if (short === undefined) return [token];
    const spelled = { ...token, value: short } as Selector;
    const { value } = token as AttributeSelector;
    return isInScripts(value) ? [spelled, { ...token, value: `long_${short}` } as Selector] : [spelled];
  };
  const hasUtility = (selector: string) =>
    [...findClassNames(parseSelector(selector))].some((name) => names.has(name));

  return {
    classes: (value) =>
      value
        .split(/\s+/)
        .map((name) => {
          const short = names.get(name);
          if (!short && longNames.has(name))
            throw new Error(`The class ${name} has no rule and equals a short class name`);
          return short ?? name;
        })
        .join(' '),
    selector: (selector) =>
      hasUtility(selector) ? stringify(parseSelector(selector).map(shorten)) : selector,
    selectorForScripts: (selector) =>
      hasUtility(selector)
        ? stringify(parseSelector(selector).flatMap(addLongNameVariants)).replace(
            /\blong_([a-zA-Z]+)/g,
            (_, short: string) => escapeClass(longNames.get(short) ?? ''),
          )
        : selector,
  };
}

const escapeClass = (name: string) => {
  const [first = '', ...rest] = name.replace(/[^\w-]/g, '\\$&');
  return (/\d/.test(first) ? `\\3${first} ` : first) + rest.join('');
};

function createShortName(index: number): string {
  const { length } = letters;
  return (index < length ? '' : createShortName(Math.floor(index / length) - 1)) + letters[index % length];
}

function findClasses(sheet: Root, isIncludedLayer: (layer: string | undefined) => boolean): Set<string> {
  const classes = new Set<string>();
  sheet.walkRules((rule) => {
    let layer: string | undefined;
    for (let at = rule.parent as AtRule | undefined; at; at = at.parent as AtRule | undefined) {
      if (at.name?.endsWith('keyframes')) return;
      if (at.name === 'layer') layer = at.params;
    }
    if (isIncludedLayer(layer))
      for (const name of findClassNames(parseSelector(rule.selector))) classes.add(name);
  });
  return classes;
}

function* findClassNames(selectors: Selector[][]): Generator<string> {
  for (const token of selectors.flat()) {
    if (isClassSelector(token)) yield token.value;
    else if (token.type === SelectorType.Pseudo && Array.isArray(token.data))
      yield* findClassNames(token.data);
  }
}

const isClassSelector = (token: Selector): token is AttributeSelector =>
  token.type === SelectorType.Attribute && token.name === 'class' && token.action === 'element';
