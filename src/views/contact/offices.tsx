import { site } from '#site.config';
import type { ContactContent } from '#src/content/schemas/page/contact.ts';

export function ContactOffices({ offices }: { offices: ContactContent['offices'] }) {
  return (
    <section className="on-ink">
      <div className="shell band">
        <div className="grid items-end gap-x-10 gap-y-4 lg:grid-cols-12">
          <h2 className="text-h2 lg:col-span-7">{offices.heading}</h2>
          <p className="text-mute-ink lg:col-span-5">{offices.lead}</p>
        </div>
        <ul className="mt-12 grid gap-y-10 lg:grid-cols-3">
          {site.offices.map(({ city, street, state, zip }) => (
            <li key={city} className="border-ink-3 max-lg:border-t max-lg:pt-7 lg:border-l lg:pl-8">
              <h3 className="text-[1.75rem] leading-tight">{city}</h3>
              <address className="mt-4 text-mute-ink not-italic">
                {street}
                <br />
                {city}, {state} {zip}
                <br />
                <a
                  href={`mailto:${site.email}`}
                  className="mt-3 inline-block rounded-sm py-1 text-white underline underline-offset-4"
                >
                  {site.email}
                </a>
              </address>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
