/** Returns repeatable random integers from 0 to below the given limit (mulberry32). */
export function createRandomBelow(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Random numbers repeatable by seed, so that a failed random test can run again (mulberry32). */
export type Random = {
  seed: number;
  /** An integer from 0 to `end` - 1. */
  below: (end: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

/** Uses the seed in `SEED`, or a new one, and prints it. */
export function seededRandom(seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 32))): Random {
  console.log(`SEED=${seed}`);
  const below = createRandomBelow(seed);
  return {
    seed,
    below,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
  };
}

export function createWalkSeeds(count: number): number[] {
  return Array.from({ length: Number(process.env.WALKS ?? count) }, (_, index) => index + 1);
}
