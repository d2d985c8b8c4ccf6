/**
 * How much of a room has heard an offer that is said at minute 0 and then every `every` minutes: viewers stay `stay`
 * minutes on average and leave at random, those who replace them have heard nothing, so the share falls by e^(-t/stay).
 * @returns percent of the room at every half minute from 0 to `minutes`
 */
export function heardShare(stay: number, every: number, minutes: number): number[] {
  return Array.from({ length: minutes * 2 + 1 }, (_, half) => {
    const since = (half / 2) % every;
    return Math.round(100 * Math.exp(-since / stay));
  });
}
