import type { ReactNode } from 'react';
import { site } from '#site.config';
import type { ContactContent } from '#src/content/schemas/page/contact.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';

export function ContactMessage({ content, form }: { content: ContactContent['form']; form: ReactNode }) {
  const { days, hours } = site.businessHours;
  const facts = [{ label: content.businessHours, value: `${days}, ${hours}` }, ...content.facts];
  return (
    <section className="bg-paper-2">
      <div className="shell band grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-h2">{content.heading}</h2>
          <p className="mt-5 text-ink-3">{content.lead}</p>
          <dl className="mt-9">
            {facts.map(({ label, value }) => (
              <div key={label} className="border-t border-field/50 py-4">
                <dt className="text-caption text-mute">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="rounded-band bg-white p-6 sm:p-10 lg:col-span-8">
          <WithoutScript className="text-lead">{content.withoutScript}</WithoutScript>
          {form}
        </div>
      </div>
    </section>
  );
}
