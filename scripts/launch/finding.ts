/** Something that stands between the site and its launch. */
export type Finding = {
  /** Names it in `launch.waived`. */
  id: string;
  problem: string;
  /** The file, and what to change in it. */
  where: string;
};
