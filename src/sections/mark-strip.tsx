import { ClientMark } from '#src/art/client-mark.tsx';
import type { Client } from '#src/content/schemas/clients.ts';

/**
 * Client logos in a 20 s loop. The list is rendered twice for a seamless loop; the copy is hidden from
 * assistive technology.
 */
export function MarkStrip({ clients }: { clients: Client[] }) {
  return (
    <div
      data-moves
      className="strip flex w-max animate-strip group-data-[paused=true]:[animation-play-state:paused]"
    >
      {[false, true].map((copy) => (
        <ul
          key={`${copy}`}
          aria-hidden={copy}
          className="flex min-w-[min(100vw,80rem)] shrink-0 items-center justify-around"
        >
          {clients.map((client) => (
            <li key={client.id} className="px-5 md:px-12">
              <ClientMark client={client} color="ink-3" className="h-5 w-auto max-w-none md:h-7" />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
