import type { Sending } from './sending.ts';

/** A form that sends nothing and succeeds after the given time. */
export function simulate(milliseconds: number): Sending<'pretend'> {
  return {
    kind: 'pretend',
    table: '',
    row: () => ({}),
    insert: () => new Promise((done) => setTimeout(done, milliseconds)),
  };
}
