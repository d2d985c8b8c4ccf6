/** Node reads TypeScript by itself: given this file, Astro starts no Vite to read its settings. */
export { default } from './astro.config.ts';
