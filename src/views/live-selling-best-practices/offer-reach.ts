/**
 * Share of viewers who have heard an offer that is made at minute 0 and then every `interval` minutes. Viewers
 * stay `averageStay` minutes on average and leave at random, and new viewers have heard nothing, so the share decays
 * by e^(-t/averageStay).
 * @returns percent of the viewers at every half minute from 0 to `minutes`
 */
export function calculateOfferReach(averageStay: number, interval: number, minutes: number): number[] {
  return Array.from({ length: minutes * 2 + 1 }, (_, half) => {
    const since = (half / 2) % interval;
    return Math.round(100 * Math.exp(-since / averageStay));
  });
}
