import { after, before } from 'node:test';

/**
 * Starts something before the tests of a `describe`, and drops it after them. Not for use outside of `describe`: there
 * Node runs hooks at once, without waiting for the one before.
 * @returns an object that is filled when it has started, so only tests and hooks can use it
 */
export function setUp<Started extends { drop(): Promise<void> }>(start: () => Promise<Started>): Started {
  const filledLater = {} as Started;
  before(async () => {
    Object.assign(filledLater, await start());
  });
  after(() => filledLater.drop());
  return filledLater;
}
