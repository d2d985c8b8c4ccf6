import type { Creator, FollowerRange } from '#src/content/schemas/page/creator-network.ts';

export type DirectoryFilters = { niche: string; location: string; followers: string };

export const noFilters: DirectoryFilters = { niche: 'all', location: 'all', followers: 'all' };

const followerBounds: Record<FollowerRange, readonly [from: number, below: number]> = {
  'under-50k': [0, 50_000],
  '50k-200k': [50_000, 200_000],
  'over-200k': [200_000, Number.POSITIVE_INFINITY],
};

/** Creators that match all three filters, in the directory's order. */
export function findCreators(
  creators: Creator[],
  { niche, location, followers }: DirectoryFilters,
): Creator[] {
  const [from, below] = followerBounds[followers as FollowerRange] ?? [0, Number.POSITIVE_INFINITY];
  return creators.filter(
    (creator) =>
      (niche === 'all' || creator.niche === niche) &&
      (location === 'all' || creator.location === location) &&
      creator.followers >= from &&
      creator.followers < below,
  );
}
