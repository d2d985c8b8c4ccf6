/** Node runs TypeScript directly. With this file, Astro does not start Vite just to read its settings. */
export { default } from './astro.config.ts';
