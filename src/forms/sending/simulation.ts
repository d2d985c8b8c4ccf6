/**
 * The one lifecycle of everything that is simulated: idle, under way for a fixed time, done. It never touches the network.
 * @param onChange is told the items under way, in the order in which they began
 */
export function createSimulation(onChange: (underWay: string[]) => void) {
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
