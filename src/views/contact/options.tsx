import { site } from '#site.config';
import { Icon, type IconName } from '#src/components/ui/icon.tsx';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { ContactContent } from '#src/content/schemas/page/contact.ts';

type OptionContent = ContactContent['options']['items'][number];

const icons: Record<OptionContent['detail'], IconName> = { email: 'mail', phone: 'phone', chat: 'chat' };

const openings = { email: 'contactEmail', phone: 'contactPhone', chat: 'contactChat' } as const;

export function ContactOptions({ options }: { options: ContactContent['options'] }) {
  const details = {
    email: <ContactLink href={`mailto:${site.email}`}>{site.email}</ContactLink>,
    phone: <ContactLink href={site.phone.href}>{site.phone.label}</ContactLink>,
    chat: site.businessHours.hours,
  };
  return (
    <section className="shell band">
      <h2 className="max-w-160 text-h2">{options.heading}</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {options.items.map(({ title, text, detail, action, note, instead }) => (
          <li key={title} className="flex flex-col items-start border-t-2 border-ink pt-6">
            <Icon name={icons[detail]} className="size-8 text-tally" />
            <h3 className="mt-5 text-h3">{title}</h3>
            <p className="mt-2 text-lead font-semibold">{details[detail]}</p>
            <p className="mt-2 mb-6 text-ink-3">{text}</p>
            <OpeningButton
              opening={openings[detail]}
              size="sm"
              className="mt-auto min-w-[min(14rem,100%)]"
              note={note ? { id: `${detail}-note`, text: note } : undefined}
            >
              {action}
            </OpeningButton>
            {instead && (
              <a href="#message" className="mt-3 rounded-sm font-semibold underline underline-offset-4">
                {instead}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="rounded-sm one-line underline decoration-[1.5px] underline-offset-4 hover:text-tally-text"
    >
      {children}
    </a>
  );
}
