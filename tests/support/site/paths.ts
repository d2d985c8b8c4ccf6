import { routes } from '#src/routes.ts';

export const paths: string[] = Object.values(routes).map(({ path }) => path);
