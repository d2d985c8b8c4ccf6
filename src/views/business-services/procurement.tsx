import { site } from '#site.config';
import { Fold } from '#src/components/ui/fold.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';
import { fillPlaceholder } from '#src/forms/form-texts.ts';
import { QuestionList } from '#src/sections/question-list.tsx';

type EnterpriseProcurementProps = Pick<BusinessServicesContent, 'procurement' | 'questions'>;

export function EnterpriseProcurement({ procurement, questions }: EnterpriseProcurementProps) {
  return (
    <section id="procurement" className="bg-paper-2">
      <div className="shell band">
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 className="text-h2">{procurement.heading}</h2>
            <p className="mt-5 max-w-90 text-ink-3">{procurement.lead}</p>
          </div>
          <Fold label={procurement.open} className="max-lg:border-y-2 max-lg:border-ink lg:col-span-7">
            <dl className="grid content-start gap-x-10 sm:grid-cols-2">
              {procurement.items.map(({ title, text }) => (
                <div key={title} className="border-t border-line py-5">
                  <dt className="font-semibold">{title}</dt>
                  <dd className="mt-1 text-ink-3">
                    {fillPlaceholder(
                      fillPlaceholder(text, 'legalName', site.legalName),
                      'location',
                      site.location,
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </Fold>
        </div>
        <div id="questions" className="mt-16 grid gap-x-10 gap-y-8 lg:mt-24 lg:grid-cols-12">
          <h2 className="text-h2 lg:col-span-5">{questions.heading}</h2>
          <div className="lg:col-span-7">
            <QuestionList questions={questions.items} />
          </div>
        </div>
      </div>
    </section>
  );
}
