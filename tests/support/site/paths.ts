import { routes } from '#src/routes.ts';

/** The path of every page. */
export const paths: string[] = Object.values(routes).map(({ path }) => path);
