import type { Sending } from './sending.ts';

/** A form that sends nothing: it is busy for its time and then done. It never touches the network. */
export function pretend(milliseconds: number): Sending<'pretend'> {
  return {
    kind: 'pretend',
    table: '',
    row: () => ({}),
    insert: () => new Promise((done) => setTimeout(done, milliseconds)),
  };
}
