import { useEffect, useState } from 'react';

/** Reads the values of these keys from a query string. Missing keys get their defaults. */
export function readState<State extends Record<string, string>>(search: string, defaults: State): State {
  const carried = new URLSearchParams(search);
  const entries = Object.entries(defaults).map(([key, usual]) => [key, carried.get(key) ?? usual]);
  return Object.fromEntries(entries) as State;
}

/** Returns the query string for this state. It omits defaults and keeps other parameters. */
export function buildSearch<State extends Record<string, string>>(
  search: string,
  state: State,
  defaults: State,
): string {
  const carried = new URLSearchParams(search);
  for (const [key, value] of Object.entries(state)) {
    if (value === defaults[key]) carried.delete(key);
    else carried.set(key, value);
  }
  // Safari has no `URLSearchParams.size` before 17.
  return `?${carried}`.replace(/^\?$/, '');
}

/**
 * State in the URL, so that people can link to a filtered list. It starts with the defaults, as the page was built, and
 * reads the URL after hydration.
 */
export function useAddressState<State extends Record<string, string>>(defaults: State) {
  const [state, setState] = useState(defaults);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, after hydration
  useEffect(() => setState(readState(location.search, defaults)), []);

  const changeState = (part: Partial<State>) => {
    // Reads the URL again, because a replayed click comes before the effect that reads it.
    const next = { ...readState(location.search, defaults), ...part };
    setState(next);
    const search = buildSearch(location.search, next, defaults);
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  };
  return [state, changeState] as const;
}
