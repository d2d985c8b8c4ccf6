export const faultRounds = Number(process.env.FAULT_ROUNDS || 2);
