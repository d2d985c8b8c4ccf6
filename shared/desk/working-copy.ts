/** Name of a property, index of a published list item, or key of a new item such as `+abc`. */
export type Step = string | number;
export type Path = readonly Step[];

export type Patch =
  | { path: Path /** Undefined removes the value. */; value?: unknown }
  | { path: Path; order: readonly Step[]; added: Readonly<Record<string, unknown>> };

export type WorkingCopy = { published: unknown; patches: ReadonlyMap<string, Patch> };

export function keyOf(path: Path): string {
  return JSON.stringify(path);
}

export function applyPatches(published: unknown, patches: readonly Patch[]): WorkingCopy {
  return { published, patches: new Map(patches.map((patch) => [keyOf(patch.path), patch])) };
}

export const isNew = (step: Step | undefined): step is string =>
  typeof step === 'string' && step.startsWith('+');

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function getIn(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((of, step) => (of as Record<Step, unknown> | null | undefined)?.[step], value);
}

function setIn(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  const inner = setIn(getIn(value, [step]), rest, to);
  if (Array.isArray(value)) return value.with(Number(step), inner);
  const { [step]: _, ...others } = (value ?? {}) as Record<Step, unknown>;
  if (inner === undefined) return others;
  return { ...(value as object), [step]: inner };
}

type EnclosingPatch = { patch: Patch; member?: string; rest: Path };

/** The patch that contains the whole value at a path, because the value is new or was replaced. */
function findEnclosingPatch({ patches }: WorkingCopy, path: Path): EnclosingPatch | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const patch = patches.get(keyOf(path.slice(0, length)));
    if (!patch) continue;
    if (!('order' in patch)) return { patch, rest: path.slice(length) };
    const member = path[length];
    if (isNew(member)) return { patch, member, rest: path.slice(length + 1) };
  }
  return undefined;
}

function readEnclosedValue({ patch, member, rest }: EnclosingPatch): unknown {
  return getIn('order' in patch ? patch.added[member ?? ''] : patch.value, rest);
}

function buildValue(copy: WorkingCopy, path: Path, published: unknown): unknown {
  const patch = copy.patches.get(keyOf(path));
  if (patch && !('order' in patch)) return patch.value;
  if (Array.isArray(published)) {
    return membersAt(copy, path).map((key) =>
      patch && isNew(key) ? patch.added[key] : buildValue(copy, [...path, key], published[Number(key)]),
    );
  }
  if (typeof published !== 'object' || published === null) return published;
  const keptPatches = [...copy.patches.values()]
    .filter((other) => other.path.length === path.length + 1 && isSame(other.path.slice(0, -1), path))
    .map((other) => String(other.path.at(-1)));
  const names = [...new Set([...Object.keys(published), ...keptPatches])];
  const parts = names.map((name) => [name, buildValue(copy, [...path, name], getIn(published, [name]))]);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

export function valueAt(copy: WorkingCopy, path: Path): unknown {
  const holder = findEnclosingPatch(copy, path);
  return holder ? readEnclosedValue(holder) : buildValue(copy, path, getIn(copy.published, path));
}

export function membersAt(copy: WorkingCopy, path: Path): readonly Step[] {
  const holder = findEnclosingPatch(copy, path);
  const list = holder ? readEnclosedValue(holder) : getIn(copy.published, path);
  const patch = copy.patches.get(keyOf(path));
  if (!holder && patch && 'order' in patch) return patch.order;
  return Array.isArray(list) ? list.map((_, index) => index) : [];
}

function setPatch(copy: WorkingCopy, patch: Patch, isNone: boolean): WorkingCopy {
  const key = keyOf(patch.path);
  const patches = new Map(copy.patches);
  patches.delete(key);
  if (!isNone) patches.set(key, patch);
  return { ...copy, patches };
}

function setEnclosedValue(
  copy: WorkingCopy,
  { patch, member, rest }: EnclosingPatch,
  value: unknown,
): WorkingCopy {
  if (!('order' in patch)) {
    const changed = { ...patch, value: setIn(patch.value, rest, value) };
    return setPatch(copy, changed, isSame(changed.value, getIn(copy.published, patch.path)));
  }
  const key = member ?? '';
  const added = { ...patch.added, [key]: setIn(patch.added[key], rest, value) };
  return setPatch(copy, { ...patch, added }, false);
}

function removePatches(copy: WorkingCopy, isRemoved: (path: Path) => boolean): WorkingCopy {
  const patches = new Map([...copy.patches].filter(([, patch]) => !isRemoved(patch.path)));
  return { ...copy, patches };
}

const isBelow = (path: Path, above: Path) =>
  path.length > above.length && isSame(path.slice(0, above.length), above);

/** @param value undefined removes it */
export function withValue(copy: WorkingCopy, path: Path, value: unknown): WorkingCopy {
  const holder = findEnclosingPatch(copy, path);
  if (holder) return setEnclosedValue(copy, holder, value);
  const cleared = removePatches(copy, (other) => isBelow(other, path));
  return setPatch(cleared, { path, value }, isSame(value, getIn(copy.published, path)));
}

/** Reorders a list. @param added values of the new items, by key */
export function withMembers(
  copy: WorkingCopy,
  path: Path,
  order: readonly Step[],
  added: Readonly<Record<string, unknown>> = {},
): WorkingCopy {
  const holder = findEnclosingPatch(copy, path);
  if (holder) {
    const list = readEnclosedValue(holder) as unknown[] | undefined;
    return setEnclosedValue(
      copy,
      holder,
      order.map((key) => (isNew(key) ? added[key] : list?.[Number(key)])),
    );
  }
  const patch = copy.patches.get(keyOf(path));
  const values = { ...(patch && 'order' in patch && patch.added), ...added };
  const remaining = Object.fromEntries(Object.entries(values).filter(([key]) => order.includes(key)));
  const published = getIn(copy.published, path) as unknown[] | undefined;
  const isNone = isSame(order, published?.map((_, index) => index) ?? []);
  const cleared = removePatches(
    copy,
    (other) => isBelow(other, path) && !order.includes(other[path.length] ?? ''),
  );
  return setPatch(cleared, { path, order, added: remaining }, isNone);
}

export function withoutPatch(copy: WorkingCopy, path: Path): WorkingCopy {
  const removedKey = keyOf(path);
  return { ...copy, patches: new Map([...copy.patches].filter(([key]) => key !== removedKey)) };
}

export function documentOf(copy: WorkingCopy): unknown {
  return buildValue(copy, [], copy.published);
}

/** Converts a path of the publishable document to a path of the copy. */
export function toCopyPath(copy: WorkingCopy, documentPath: readonly Step[]): Path {
  const path: Step[] = [];
  for (const step of documentPath) {
    path.push(typeof step === 'number' ? (membersAt(copy, path)[step] ?? step) : step);
  }
  return path;
}

/** Converts a path of the copy to a path of the publishable document; undefined when it is removed. */
export function toDocumentPath(copy: WorkingCopy, path: Path): Step[] | undefined {
  const documentPath: Step[] = [];
  for (const [depth, step] of path.entries()) {
    const members = membersAt(copy, path.slice(0, depth));
    const at = members.indexOf(step);
    if (members.length > 0 && at < 0) return undefined;
    documentPath.push(at < 0 ? step : at);
  }
  return documentPath;
}
