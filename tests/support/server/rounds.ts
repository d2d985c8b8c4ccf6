/** How often a test of random faults goes round; FAULT_ROUNDS=50 for the full run. */
export const faultRounds = Number(process.env.FAULT_ROUNDS || 2);
