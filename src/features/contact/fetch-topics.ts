/** Inline script after the form: loads the topics if the URL names one. */
const { fetches } = (document.currentScript as HTMLScriptElement).dataset;
if (location.search.includes('about=')) import(/* @vite-ignore */ fetches as string).catch(() => {});
