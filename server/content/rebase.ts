import { isDeepStrictEqual } from 'node:util';
import {
  applyPatches,
  documentOf,
  getIn,
  isNew,
  keyOf,
  type Patch,
  type Path,
  type Step,
} from '#shared/desk/working-copy.ts';

/** The new order of each list, by the list's old path. Items keep their old keys. */
type ListOrders = ReadonlyMap<string, readonly Step[]>;

export type FoundValue = { value?: unknown };

export function findValue(document: unknown, path: Path): FoundValue {
  const value = getIn(document, path);
  return value === undefined ? {} : { value };
}

const namingKeys = ['id', 'name', 'title', 'label', 'question', 'heading'];
const findMemberName = (member: unknown) =>
  typeof member === 'object' && member !== null
    ? namingKeys
        .map((name) => (member as Record<string, unknown>)[name])
        .find((value) => typeof value === 'string')
    : undefined;

function pairMembers(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const matched = new Set<number>();
  const pairMatching = (isMatch: (one: unknown, other: unknown, from: number, to: number) => boolean) => {
    for (const [from, one] of before.entries()) {
      if (pairs.has(from)) continue;
      const to = after.findIndex((other, at) => !matched.has(at) && isMatch(one, other, from, at));
      if (to < 0) continue;
      pairs.set(from, to);
      matched.add(to);
    }
  };
  pairMatching((one, other, from, to) => from === to && isDeepStrictEqual(one, other));
  pairMatching((a, b) => isDeepStrictEqual(a, b));
  pairMatching((a, b) => findMemberName(a) !== undefined && findMemberName(a) === findMemberName(b));
  if (before.length === after.length) pairMatching((_one, _other, from, to) => from === to);
  return pairs;
}

/** Maps paths of one version of a document to the next. */
export class PathMapping {
  readonly before: unknown;
  readonly after: unknown;
  readonly #orders: ListOrders;
  readonly #pairs = new Map<string, Map<number, number>>();

  constructor(before: unknown, after: unknown, orders: ListOrders = new Map()) {
    this.before = before;
    this.after = after;
    this.#orders = orders;
  }

  mapMember(list: Path, key: Step): number | undefined {
    const order = this.#orders.get(keyOf(list));
    if (order) {
      const at = order.indexOf(key);
      return at < 0 ? undefined : at;
    }
    const known = this.#pairs.get(keyOf(list));
    if (known) return known.get(Number(key));
    const [before, to] = [getIn(this.before, list), this.mapPath(list)];
    const after = to && getIn(this.after, to);
    const pairs = Array.isArray(before) && Array.isArray(after) ? pairMembers(before, after) : new Map();
    this.#pairs.set(keyOf(list), pairs);
    return pairs.get(Number(key));
  }

  /** @returns undefined when a list member on the path was removed */
  mapPath(path: Path): Path | undefined {
    const found: Step[] = [];
    for (const [depth, step] of path.entries()) {
      const above = path.slice(0, depth);
      const isMember = Array.isArray(getIn(this.before, above));
      const next = isMember ? this.mapMember(above, step) : step;
      if (next === undefined) return undefined;
      found.push(next);
    }
    return found;
  }

  /** @returns undefined when members were removed or added */
  mapOrder({ path, order, added }: Extract<Patch, { order: unknown }>): Patch | undefined {
    const to = this.mapPath(path);
    const before = getIn(this.before, path);
    const after = to && getIn(this.after, to);
    if (!to || !Array.isArray(before) || !Array.isArray(after)) return undefined;
    const isKnown = this.#orders.has(keyOf(path));
    const met = before.flatMap((_, index) => this.mapMember(path, index) ?? []);
    if (!isKnown && (met.length !== before.length || met.length !== after.length)) return undefined;
    const keys = order.flatMap((key) => this.mapMember(path, key) ?? (isNew(key) ? key : []));
    const left = Object.fromEntries(Object.entries(added).filter(([key]) => keys.includes(key)));
    return { path: to, order: keys, added: left };
  }
}

export function isAlreadyApplied(document: unknown, patch: Patch): boolean {
  const changed = documentOf(applyPatches(document, [patch]));
  return isDeepStrictEqual(getIn(changed, patch.path), getIn(document, patch.path));
}

/** Whether one patch removes or replaces the value that the other changes. */
export function isConflicting(one: Patch, other: Patch): boolean {
  const [above, below] = one.path.length <= other.path.length ? [one, other] : [other, one];
  const depth = above.path.length;
  if (depth === below.path.length || keyOf(below.path.slice(0, depth)) !== keyOf(above.path)) return false;
  const step = below.path[depth];
  return !('order' in above) || !above.order.includes(step ?? '');
}

export function diffDocuments(before: unknown, after: unknown, path: Path = []): Patch[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path);
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(before) || !isRecord(after)) return [after === undefined ? { path } : { path, value: after }];
  const keys = new Set([...Object.keys(before as object), ...Object.keys(after as object)]);
  return [...keys].flatMap((key) => diffDocuments(getIn(before, [key]), getIn(after, [key]), [...path, key]));
}

function diffLists(before: readonly unknown[], after: readonly unknown[], path: Path): Patch[] {
  const pairs = pairMembers(before, after);
  const keys = new Map([...pairs].map(([from, to]): [number, Step] => [to, from]));
  const order = after.map((_, at) => keys.get(at) ?? `+${at}`);
  const added = Object.fromEntries(order.flatMap((key, at) => (isNew(key) ? [[key, after[at]]] : [])));
  const inner = [...pairs].flatMap(([from, to]) => diffDocuments(before[from], after[to], [...path, from]));
  const isSameOrder = order.length === before.length && order.every((key, at) => key === at);
  return isSameOrder ? inner : [{ path, order, added }, ...inner];
}
