/** What a built page runs in its head, as one script: `arrival.ts`, and `painted.ts`, which reads what that found. */
import './arrival.ts';
import './painted.ts';
