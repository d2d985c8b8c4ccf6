/**
 * Lifecycle of simulated actions: idle, in progress for a fixed time, done. Sends nothing.
 * @param onChange receives the items in progress in the order in which they began
 */
export function createSimulation(onChange: (running: string[]) => void) {
  let underWay: string[] = [];
  const setRunning = (next: string[]) => {
    underWay = next;
    onChange(next);
  };
  return {
    start(item: string, milliseconds: number, done: () => void) {
      if (underWay.includes(item)) return;
      setRunning([...underWay, item]);
      setTimeout(() => {
        setRunning(underWay.filter((other) => other !== item));
        done();
      }, milliseconds);
    },
  };
}
