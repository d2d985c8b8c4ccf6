/** Repeatable random whole numbers from 0, each below what is asked (mulberry32). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Numbers that a seed repeats, so that a random test which fails can be run again (mulberry32). */
export type Random = {
  seed: number;
  /** A whole number from 0 to one below `end`. */
  below: (end: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

/** Begins with the seed that `SEED` names, or with a new one; either is printed. */
export function seededRandom(seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 32))): Random {
  console.log(`SEED=${seed}`);
  const below = numbersFrom(seed);
  return {
    seed,
    below,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
  };
}

export function walks(count: number): number[] {
  return Array.from({ length: Number(process.env.WALKS ?? count) }, (_, index) => index + 1);
}
