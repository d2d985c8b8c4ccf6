/** The script in the head of built pages. `painted.ts` runs second, because it reads attributes that `arrival.ts` sets. */
import './arrival.ts';
import './painted.ts';
