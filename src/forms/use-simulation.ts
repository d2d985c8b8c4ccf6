import { useState } from 'react';
import { createSimulation } from '#src/forms/sending/simulation.ts';

/** A simulation as React state: `busy(item)` tells whether an item is in progress, `start` begins one. */
export function useSimulation() {
  const [running, setRunning] = useState<string[]>([]);
  const [simulation] = useState(() => createSimulation(setRunning));
  return { busy: (item: string) => running.includes(item), start: simulation.start };
}
