import type { CreatorServicesContent } from '#src/content/schemas/page/creator-services.ts';
import { QuestionList } from '#src/sections/question-list.tsx';

export function CreatorBefore({ before }: { before: CreatorServicesContent['before'] }) {
  return (
    <section className="shell band grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-5">{before.heading}</h2>
      <div className="lg:col-span-7">
        <QuestionList questions={before.items} />
      </div>
    </section>
  );
}
