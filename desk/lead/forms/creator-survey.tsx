import { useSession, useSettings } from '#desk/api/session.ts';
import { lazyPart } from '#desk/parts/lazy-part.tsx';
import { firstName } from '#desk/parts/text/initials.ts';
import type { Lead } from '#shared/desk/api.ts';

const Creator = lazyPart(async () => (await import('../creator/creator.tsx')).Creator);

export const prefetch = Creator.prefetch;

export function CreatorSurveyContent({ lead }: { lead: Lead }) {
  const settings = useSettings();
  const { site } = useSession();
  return (
    <Creator
      row={lead.row}
      firstName={firstName(lead.name) || 'this creator'}
      requirements={settings.fit}
      site={site}
    />
  );
}
