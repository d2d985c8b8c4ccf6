import type { ReactNode } from 'react';
import type { AiAvatarsContent } from '#src/content/schemas/page/ai-avatars.ts';

type AiAvatarsClosingProps = { closing: AiAvatarsContent['closing']; get: ReactNode };

export function AiAvatarsClosing({ closing, get }: AiAvatarsClosingProps) {
  return (
    <section className="bg-key">
      <div className="shell grid items-end gap-x-12 gap-y-8 py-18 lg:grid-cols-12 lg:py-24">
        <h2 className="text-h1 lg:col-span-7">{closing.heading}</h2>
        <div className="lg:col-span-5">
          <p className="text-lead">{closing.lead}</p>
          <div className="mt-7">{get}</div>
        </div>
      </div>
    </section>
  );
}
