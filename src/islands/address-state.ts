import { useEffect, useState } from 'react';

/** The values that an address carries for these keys; what it lacks keeps its default. */
export function stateIn<State extends Record<string, string>>(search: string, defaults: State): State {
  const carried = new URLSearchParams(search);
  const entries = Object.entries(defaults).map(([key, usual]) => [key, carried.get(key) ?? usual]);
  return Object.fromEntries(entries) as State;
}

/** The query string that carries this state: defaults are left out, other parameters stay. */
export function searchOf<State extends Record<string, string>>(
  search: string,
  state: State,
  defaults: State,
): string {
  const carried = new URLSearchParams(search);
  for (const [key, value] of Object.entries(state)) {
    if (value === defaults[key]) carried.delete(key);
    else carried.set(key, value);
  }
  // Safari has had `size` since 17.
  return `?${carried}`.replace(/^\?$/, '');
}

/**
 * State that the address keeps, so that a filtered list can be linked to. It starts with the defaults, as the page
 * was built, and takes over what the address says once the island is awake.
 */
export function useAddressState<State extends Record<string, string>>(defaults: State) {
  const [state, setState] = useState(defaults);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, on arrival
  useEffect(() => setState(stateIn(location.search, defaults)), []);

  const change = (part: Partial<State>) => {
    // The address knows best: an island that was pressed before it woke has not taken it over yet.
    const next = { ...stateIn(location.search, defaults), ...part };
    setState(next);
    const search = searchOf(location.search, next, defaults);
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  };
  return [state, change] as const;
}
