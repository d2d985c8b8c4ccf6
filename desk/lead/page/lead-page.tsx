import { dataExportLink, identifyPerson } from '#desk/api/erasure.ts';
import { useHasRole } from '#desk/api/session.ts';
import { twoPaneScreen, useMedia } from '#desk/frame/use-media.ts';
import { DeadlineClock, DeadlineSentence } from '#desk/lead/changes/deadline.tsx';
import { ContentLoading } from '#desk/lead/content/content.tsx';
import { LeadFacts } from '#desk/lead/content/lead-facts.tsx';
import { Conversation } from '#desk/lead/conversation/conversation.tsx';
import { Activity } from '#desk/lead/notes/activity.tsx';
import { UnsavedNotesProvider } from '#desk/lead/notes/unsaved-notes.tsx';
import { BouncedNotice } from '#desk/lead/reply/bounced-notice.tsx';
import { ReplyDock } from '#desk/lead/reply/reply-dock.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { SideActions } from './actions.tsx';
import { BookedCall } from './booked-call.tsx';
import { HeadingLevel } from './heading-level.tsx';
import { LeadHeader } from './lead-header.tsx';
import { LeadMenu } from './lead-menu.tsx';
import { LeadNotices } from './lead-notices.tsx';
import { LeadPane } from './lead-pane.tsx';
import { LeadRoot, type LeadViewProps } from './lead-view.tsx';
import { useOpenLead } from './open-lead.tsx';
import { OtherEntries } from './other-entries.tsx';
import { AssigneePicker, StatusPicker } from './pickers.tsx';
import { Presence } from './presence.tsx';
import { StepButtons } from './step-buttons.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';

export function LeadPage({ leadRef }: { leadRef: string }) {
  const isWide = useMedia(twoPaneScreen);
  if (!isWide) return <LeadPane leadRef={leadRef} />;
  return (
    <UnsavedNotesProvider>
      <HeadingLevel value={1}>
        <LeadRoot key={leadRef} leadRef={leadRef} isAlone className="">
          {(props) => <PageLayout {...props} />}
        </LeadRoot>
      </HeadingLevel>
    </UnsavedNotesProvider>
  );
}

function PageLayout(props: LeadViewProps) {
  const { row, lead, missing } = props;
  return (
    <>
      <PageBar {...props} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_23.5rem] grid-rows-[minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_26.75rem]">
        <div className="flex min-h-0 flex-col [--surface:var(--color-paper)]">
          <div className="relative min-h-0 flex-1 overflow-y-auto px-8 pt-4.5 pb-10">
            <div className="@container mx-auto max-w-240">
              {missing ||
                (row && (
                  <>
                    <div className="pb-3.5">
                      <LeadHeader row={row} lead={lead} isLarge />
                    </div>
                    {lead ? <Conversation /> : <ContentLoading />}
                  </>
                )) || <ContentLoading />}
            </div>
          </div>
          {lead && <PageDock />}
        </div>
        <div className="flex min-h-0 flex-col border-line-2 border-l bg-white [--surface:var(--color-white)]">
          {row && !missing && <LeadSide {...props} row={row} />}
        </div>
      </div>
    </>
  );
}

function PageBar({ lead, neighbours }: LeadViewProps) {
  return (
    <div className="flex min-h-12.5 items-center gap-2 border-line border-b px-6 py-1.5">
      <button
        type="button"
        onClick={neighbours.toggleFull}
        aria-keyshortcuts="Escape"
        className="-ml-2 flex min-h-8.5 items-center gap-1.5 rounded-row px-2 font-semibold hover:bg-ink/6 pointer-coarse:min-h-11"
      >
        <Icon name="back" className="size-4" />
        <span className="sr-only">Back to </span>
        {neighbours.view}
      </button>
      <span className="text-caption text-mute">{neighbours.position}</span>
      <StepButtons neighbours={neighbours} />
      <span className="flex-1" />
      {lead && (
        <>
          <Presence leadRef={lead.ref} />
          <OriginalEntryButton />
          <LeadMenu isFull onToggleFull={neighbours.toggleFull} />
        </>
      )}
    </div>
  );
}

function OriginalEntryButton() {
  const { show } = useOpenLead();
  return (
    <Button tone="line" size="bar" className="ml-3" onClick={() => show('answers')}>
      Original form entry
    </Button>
  );
}

function LeadSide({ row, lead, pickers }: LeadViewProps & { row: NonNullable<LeadViewProps['row']> }) {
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto px-6 pt-4.5">
      <div className="@container flex min-h-full flex-col">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 pb-4">
          <DeadlineClock row={row} className="size-29" />
          <DeadlineSentence row={row} lead={lead} isBlock />
        </div>
        <BookedCall booking={row.booking} className="mb-4" />
        {lead && (
          <>
            <SideActions />
            <div className="mt-2.5 mb-4 grid grid-cols-2 gap-2">
              <StatusPicker {...pickers.status} isWide />
              <AssigneePicker {...pickers.assignee} isWide />
            </div>
            <LeadNotices />
            <BouncedNotice />
            <OtherEntries lead={lead} showsAll />
            <LeadFacts />
            <WebhookDeliveries />
            <Activity />
            <LeadSideFooter />
          </>
        )}
      </div>
    </div>
  );
}

function PageDock() {
  const { overlay } = useOpenLead();
  if (overlay !== 'reply') return null;
  return (
    <div className="border-line-2 border-t bg-white [--surface:var(--color-white)]">
      <ReplyDock />
    </div>
  );
}

function LeadSideFooter() {
  const { lead, show } = useOpenLead();
  const isAdmin = useHasRole(['admin']);
  const person = identifyPerson(lead);
  return (
    <div className="mt-auto flex flex-wrap items-center gap-1 border-line border-t py-2 text-caption">
      {isAdmin && person !== null && (
        <>
          <a
            href={dataExportLink(person)}
            className="inline-flex min-h-8.5 items-center gap-2 rounded-full px-2.5 font-semibold no-underline hover:bg-ink/6 pointer-coarse:min-h-11"
          >
            <Icon name="download" className="size-4" />
            Export this person’s data
          </a>
          <Button tone="quiet" size="bar" onClick={() => show('erase')}>
            <Icon name="close" className="size-4" />
            Delete personal data
          </Button>
        </>
      )}
      <span className="ml-auto text-mute">{lead.ref}</span>
    </div>
  );
}
