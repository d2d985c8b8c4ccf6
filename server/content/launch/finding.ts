export type Finding = {
  id: string;
  problem: string;
  where: string;
  path?: (string | number)[];
};
