/** Something that stands between the site and its launch. */
export type Finding = {
  /** Names it in `waived` of src/content/site.yaml. */
  id: string;
  problem: string;
  /** The file, and what to change in it. */
  where: string;
  /** Of a file of words: the place in it. */
  path?: (string | number)[];
};
