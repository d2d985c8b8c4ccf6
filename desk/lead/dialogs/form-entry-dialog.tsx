import { useSession } from '#desk/api/session.ts';
import { useTimeFormatter } from '#desk/lead/changes/use-lead-time.ts';
import { EveryField } from '#desk/lead/content/every-field.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { formOf } from '#shared/forms/forms.ts';

/** Shows the form entry as it is stored. */
export function FormEntryDialog() {
  const { lead, show } = useOpenLead();
  const { site } = useSession();
  const formatTime = useTimeFormatter();
  return (
    <Dialog
      open
      isWide
      onOpenChange={(open) => !open && show(null)}
      title="Original form entry"
      lead={`${formOf(lead.form).name} ${lead.ref}, stored ${formatTime(lead.createdAt, { seconds: true })}, ${site.zoneCity} time.`}
    >
      <div className="@container">
        <EveryField row={lead.row} />
      </div>
    </Dialog>
  );
}
