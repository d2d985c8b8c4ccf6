import { ClientMark } from '#src/art/client-mark.tsx';
import { findClient } from '#src/content/clients.ts';
import type { Client } from '#src/content/schemas/clients.ts';
import type { CaseStudiesContent } from '#src/content/schemas/page/case-studies.ts';

/** Sets each publication's name in different lettering, like a wordmark. */
const letteringClasses = ['display', 'font-semibold tracking-tight', 'display font-extrabold'];

export function ClientsAndPress({
  names,
  clients,
}: {
  names: CaseStudiesContent['names'];
  clients: Client[];
}) {
  return (
    <section className="bg-white">
      <div className="shell grid gap-x-12 gap-y-12 py-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-h3">{names.clients}</h2>
          <ul
            id="clients"
            className="mt-7 grid grid-cols-2 items-center gap-x-5 gap-y-9 sm:gap-x-8 sm:grid-cols-3"
          >
            {names.marks.map((client) => (
              <li key={client}>
                <ClientMark
                  client={findClient(clients, client)}
                  color="ink-3"
                  className="h-5 w-auto sm:h-6"
                />
              </li>
            ))}
          </ul>
        </div>
        <div className="border-line lg:col-span-5 lg:border-l lg:pl-12">
          <h2 className="text-h3">{names.press}</h2>
          <ul id="press" className="mt-6 flex flex-wrap items-baseline gap-x-8 gap-y-4">
            {names.titles.map(({ name }, index) => (
              <li
                key={name}
                className={`text-[1.375rem] leading-tight text-ink-3 ${letteringClasses[index % letteringClasses.length]}`}
              >
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
