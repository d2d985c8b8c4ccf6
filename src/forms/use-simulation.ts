import { useState } from 'react';
import { createSimulation } from '#src/forms/sending/simulation.ts';

/** The simulated lifecycle as React state: `busy(item)` drives the markup, `start` the press of a button. */
export function useSimulation() {
  const [underWay, setUnderWay] = useState<string[]>([]);
  const [simulation] = useState(() => createSimulation(setUnderWay));
  return { busy: (item: string) => underWay.includes(item), start: simulation.start };
}
