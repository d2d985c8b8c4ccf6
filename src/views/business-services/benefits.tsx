import { Picture } from '#src/art/picture.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';

export function EnterpriseBenefits({ benefits }: { benefits: BusinessServicesContent['benefits'] }) {
  return (
    <section className="on-ink">
      <div className="shell band">
        <h2 className="text-h2">{benefits.heading}</h2>
        <ul id="benefits" className="mt-12 grid gap-y-12 lg:grid-cols-3">
          {benefits.items.map(({ desk, picture, title, text }) => (
            <li
              key={desk}
              className="border-ink-3 max-lg:border-t max-lg:pt-8 lg:border-l lg:px-8 lg:first:border-l-0 lg:first:pl-0"
            >
              <p className="flex items-center gap-4 text-lead">
                <Picture place="small" picture={picture} className="size-20 rounded-full" />
                {desk}
              </p>
              <h3 className="mt-7 text-[1.75rem] leading-tight">{title}</h3>
              <p className="mt-3 text-mute-ink">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
