/** Stands behind the form: an address that names a topic has it set. */
const { fetches } = (document.currentScript as HTMLScriptElement).dataset;
if (location.search.includes('about=')) import(/* @vite-ignore */ fetches as string).catch(() => {});
