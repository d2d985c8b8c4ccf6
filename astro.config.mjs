/** Astro would start Vite just to read a .ts config. It reads this file without Vite, and Node runs the .ts file. */
export { default } from './astro.config.ts';
