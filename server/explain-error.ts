/** Error messages in one line for people, with the reason behind the last one where it says more. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return cause === '' || error.message.includes(cause) ? error.message : `${error.message} (${cause})`;
}
