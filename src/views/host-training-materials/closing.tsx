import { ButtonLink } from '#src/components/ui/button.tsx';
import type { HostTrainingMaterialsContent } from '#src/content/schemas/page/host-training-materials.ts';
import { routes } from '#src/routes.ts';

export function MaterialsClosing({ closing }: { closing: HostTrainingMaterialsContent['closing'] }) {
  return (
    <section className="shell band">
      <h2 className="text-h2">{closing.heading}</h2>
      <ul className="mt-10 grid gap-x-10 gap-y-10 lg:grid-cols-2">
        {closing.ways.map(({ title, note, label, to }, index) => (
          <li key={to} className="flex flex-col items-start border-t-2 border-ink pt-6">
            <h3 className="text-[1.75rem] leading-tight">{title}</h3>
            <p className="mt-2 mb-6 max-w-120 text-ink-3">{note}</p>
            <ButtonLink
              href={routes[to].path}
              variant={index === 0 ? 'default' : 'outline'}
              className="mt-auto max-sm:w-full"
            >
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
