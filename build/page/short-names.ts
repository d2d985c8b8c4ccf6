import {
  type AttributeSelector,
  parse as parseSelector,
  type Selector,
  SelectorType,
  stringify,
} from 'css-what';
import type { AtRule, Root } from 'postcss';

/** The short names that a finished page's elements have for the style sheet's utilities. */
export type ShortNames = {
  /** The value of a class attribute, in short. @throws Error for a class that means another in short */
  classes: (value: string) => string;
  selector: (selector: string) => string;
  selectorForScripts: (selector: string) => string;
};

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const combinators = new Set<Selector['type']>([
  SelectorType.Descendant,
  SelectorType.Child,
  SelectorType.Sibling,
  SelectorType.Adjacent,
]);

/**
 * Gives the utilities of a style sheet short names by their order in it, so that words change none; what a component's own
 * styles are called stays.
 * @param scripts all scripts that the site's pages may run: React there says what it was written with
 */
export function createShortNames(sheet: Root, scripts: Iterable<string>): ShortNames {
  const own = classesOf(sheet, (layer) => layer !== 'utilities');
  const utilities = classesOf(sheet, (layer) => layer === 'utilities');
  const names = new Map<string, string>();
  let count = 0;
  for (const name of utilities) {
    let short: string;
    do short = shortName(count++);
    while (utilities.has(short) || own.has(short));
    names.set(name, short);
  }
  const longNames = new Map(Array.from(names, ([name, short]) => [short, name]));
  const said = new Set([...scripts].flatMap((script) => script.split(/[\s"'`]+/)));
  const isSaid = (name: string) => said.has(name) || /["'`\\]/.test(name);

  const inShort = (tokens: Selector[]): Selector[] =>
    tokens.map((token) => {
      if (isClass(token)) return { ...token, value: names.get(token.value) ?? token.value };
      return token.type === SelectorType.Pseudo && Array.isArray(token.data)
        ? { ...token, data: token.data.map(inShort) }
        : token;
    });
  const inBoth = (tokens: Selector[]): Selector[][] => {
    const lastPart = tokens.findLastIndex(({ type }) => combinators.has(type)) + 1;
    return tokens.reduce<Selector[][]>(
      (spelled, token, index) => {
        const spellings = spellingsOf(token);
        const [first] = spellings;
        if (!first || spellings.length === 1) return spelled.map((before) => [...before, first ?? token]);
        if (index >= lastPart) return spellings.flatMap((one) => spelled.map((before) => [...before, one]));
        const any: Selector = { type: SelectorType.Pseudo, name: 'is', data: spellings.map((one) => [one]) };
        return spelled.map((before) => [...before, any]);
      },
      [[]],
    );
  };
  const spellingsOf = (token: Selector): Selector[] => {
    if (token.type === SelectorType.Pseudo && Array.isArray(token.data))
      return [{ ...token, data: token.data.flatMap(inBoth) }];
    const short = isClass(token) ? names.get(token.value) : undefined;
    if (short === undefined) return [token];
    const spelled = { ...token, value: short } as Selector;
    const { value } = token as AttributeSelector;
    return isSaid(value) ? [spelled, { ...token, value: `long_${short}` } as Selector] : [spelled];
  };
  const isMeant = (selector: string) =>
    [...classesIn(parseSelector(selector))].some((name) => names.has(name));

  return {
    classes: (value) =>
      value
        .split(/\s+/)
        .map((name) => {
          const short = names.get(name);
          if (!short && longNames.has(name)) throw new Error(`The class ${name} means another in short`);
          return short ?? name;
        })
        .join(' '),
    selector: (selector) => (isMeant(selector) ? stringify(parseSelector(selector).map(inShort)) : selector),
    selectorForScripts: (selector) =>
      isMeant(selector)
        ? stringify(parseSelector(selector).flatMap(inBoth)).replace(
            /\blong_([a-zA-Z]+)/g,
            (_, short: string) => escaped(longNames.get(short) ?? ''),
          )
        : selector,
  };
}

const escaped = (name: string) => {
  const [first = '', ...rest] = name.replace(/[^\w-]/g, '\\$&');
  return (/\d/.test(first) ? `\\3${first} ` : first) + rest.join('');
};

function shortName(index: number): string {
  const { length } = letters;
  return (index < length ? '' : shortName(Math.floor(index / length) - 1)) + letters[index % length];
}

function classesOf(sheet: Root, isMeant: (layer: string | undefined) => boolean): Set<string> {
  const classes = new Set<string>();
  sheet.walkRules((rule) => {
    let layer: string | undefined;
    for (let at = rule.parent as AtRule | undefined; at; at = at.parent as AtRule | undefined) {
      if (at.name?.endsWith('keyframes')) return;
      if (at.name === 'layer') layer = at.params;
    }
    if (isMeant(layer)) for (const name of classesIn(parseSelector(rule.selector))) classes.add(name);
  });
  return classes;
}

function* classesIn(selectors: Selector[][]): Generator<string> {
  for (const token of selectors.flat()) {
    if (isClass(token)) yield token.value;
    else if (token.type === SelectorType.Pseudo && Array.isArray(token.data)) yield* classesIn(token.data);
  }
}

const isClass = (token: Selector): token is AttributeSelector =>
  token.type === SelectorType.Attribute && token.name === 'class' && token.action === 'element';
