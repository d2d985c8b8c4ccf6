import { after, before } from 'node:test';

/**
 * Starts something before the tests of a `describe`, and drops it after them. For use inside `describe` only: outside,
 * Node runs hooks at once, without waiting for the previous hook.
 * @returns an object that is filled after the start, so that only tests and hooks can use it
 */
export function setUp<Started extends { drop(): Promise<void> }>(start: () => Promise<Started>): Started {
  const filledLater = {} as Started;
  before(async () => {
    Object.assign(filledLater, await start());
  });
  after(() => filledLater.drop());
  return filledLater;
}
