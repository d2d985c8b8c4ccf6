/** The head script of built pages. `painted.ts` reads attributes that `arrival.ts` sets. */
import './arrival.ts';
import './painted.ts';
