/**
 * Lifecycle of simulated actions: idle, in progress for a fixed time, done. Sends nothing.
 * @param onChange receives the items in progress in the order in which they began
 */
export function createSimulation(onChange: (running: string[]) => void) {
  let underWay: string[] = [];
  const change = (next: string[]) => {
    underWay = next;
    onChange(next);
  };
  return {
    start(item: string, milliseconds: number, done: () => void) {
      if (underWay.includes(item)) return;
      change([...underWay, item]);
      setTimeout(() => {
        change(underWay.filter((other) => other !== item));
        done();
      }, milliseconds);
    },
  };
}
