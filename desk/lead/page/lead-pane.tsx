import { memo } from 'react';
import { phoneScreen, twoPaneScreen, useMedia } from '#desk/frame/use-media.ts';
import { DeadlineClock, DeadlineSentence } from '#desk/lead/changes/deadline.tsx';
import { ContentLoading } from '#desk/lead/content/content.tsx';
import { LeadFacts } from '#desk/lead/content/lead-facts.tsx';
import { Conversation } from '#desk/lead/conversation/conversation.tsx';
import { Activity } from '#desk/lead/notes/activity.tsx';
import { UnsavedNotesProvider } from '#desk/lead/notes/unsaved-notes.tsx';
import { BouncedNotice } from '#desk/lead/reply/bounced-notice.tsx';
import { ReplyDock } from '#desk/lead/reply/reply-dock.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { ActionBar } from './actions.tsx';
import { BookedCall } from './booked-call.tsx';
import { HeadingLevel } from './heading-level.tsx';
import { LeadHeader } from './lead-header.tsx';
import { LeadMenu } from './lead-menu.tsx';
import { LeadNotices } from './lead-notices.tsx';
import { LeadRoot, type LeadViewProps } from './lead-view.tsx';
import { useOpenLead } from './open-lead.tsx';
import { OtherEntries } from './other-entries.tsx';
import { AssigneePicker, StatusPicker } from './pickers.tsx';
import { Presence } from './presence.tsx';
import { StepButtons } from './step-buttons.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';

export const LeadPane = memo(function LeadPane({ leadRef }: { leadRef: string }) {
  const isAlone = !useMedia(twoPaneScreen);
  return (
    <UnsavedNotesProvider>
      <HeadingLevel value={isAlone ? 1 : 2}>
        <LeadRoot
          key={leadRef}
          leadRef={leadRef}
          isAlone={isAlone}
          className="bg-white [--surface:var(--color-white)]"
        >
          {(props) => <PaneLayout {...props} isAlone={isAlone} />}
        </LeadRoot>
      </HeadingLevel>
    </UnsavedNotesProvider>
  );
});

function PaneLayout(props: LeadViewProps & { isAlone: boolean }) {
  const { row, lead, missing } = props;
  const isPhone = useMedia(phoneScreen);
  return (
    <>
      <PaneBar {...props} isPhone={isPhone} />
      <div className="relative flex-1 px-5 pt-4 pb-8 sm:min-h-0 sm:overflow-y-auto lg:px-6">
        <div className="@container mx-auto max-w-190">
          {missing ||
            (row && (
              <>
                {isPhone ? <PhoneHead {...props} row={row} /> : <PaneHead row={row} lead={lead} />}
                {lead ? (
                  <PaneBody />
                ) : (
                  <div className="mt-3.5">
                    <ContentLoading />
                  </div>
                )}
              </>
            )) || <ContentLoading />}
        </div>
      </div>
      {lead && <PaneFoot />}
    </>
  );
}

function PaneBar({
  lead,
  neighbours,
  pickers,
  isAlone,
  isPhone,
}: LeadViewProps & { isAlone: boolean; isPhone: boolean }) {
  return (
    <div className="sticky top-0 z-20 flex min-h-12.5 items-center gap-2 border-line border-b bg-inherit px-3 py-1.5 [@media(max-height:26rem)]:static sm:static sm:px-4 lg:pl-6">
      {isAlone && (
        <button
          type="button"
          onClick={neighbours.close}
          className="flex min-h-10 min-w-0 items-center gap-1.5 rounded-row pr-2 font-semibold hover:bg-ink/6 pointer-coarse:min-h-11 max-sm:text-letter"
        >
          <Icon name="back" className="size-5 shrink-0" />
          <span className="sr-only">Back to </span>
          <span className="truncate">{neighbours.view}</span>
        </button>
      )}
      <span className="text-caption text-mute whitespace-nowrap">{neighbours.position}</span>
      {isPhone && <span className="flex-1" />}
      <StepButtons neighbours={neighbours} isLarge={isPhone} />
      {!isPhone && <span className="flex-1" />}
      {lead && !isPhone && (
        <>
          <StatusPicker {...pickers.status} />
          <AssigneePicker {...pickers.assignee} />
        </>
      )}
      {lead && <LeadMenu isFull={false} {...(!isAlone && { onToggleFull: neighbours.toggleFull })} />}
    </div>
  );
}

type PaneHeadProps = Pick<LeadViewProps, 'lead'> & { row: NonNullable<LeadViewProps['row']> };

const PaneHead = memo(function PaneHead({ row, lead }: PaneHeadProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 pb-4">
      <div className="min-w-0">
        <LeadHeader row={row} lead={lead} />
        <BookedCall booking={row.booking} className="mt-2.5" />
        <div className="mt-2 max-w-80">
          <DeadlineSentence row={row} lead={lead} />
        </div>
      </div>
      <DeadlineClock row={row} />
    </div>
  );
});

function PhoneHead({ row, lead, pickers }: LeadViewProps & { row: NonNullable<LeadViewProps['row']> }) {
  return (
    <div className="pb-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
        <LeadHeader row={row} lead={lead} />
        <DeadlineClock row={row} className="size-26 max-[22rem]:size-22" />
      </div>
      <BookedCall booking={row.booking} className="mt-3" />
      <div className="mt-3 text-letter">
        <DeadlineSentence row={row} lead={lead} />
      </div>
      {lead && (
        <div className="mt-3.5 grid grid-cols-2 gap-2">
          <StatusPicker {...pickers.status} isWide />
          <AssigneePicker {...pickers.assignee} isWide />
        </div>
      )}
    </div>
  );
}

const PaneBody = memo(function PaneBody() {
  const { lead } = useOpenLead();
  return (
    <>
      <div className="mb-3 has-[p:empty]:hidden">
        <Presence leadRef={lead.ref} />
      </div>
      <LeadNotices className="mt-1" />
      <BouncedNotice />
      <Conversation />
      <LeadFacts />
      <OtherEntries lead={lead} />
      <WebhookDeliveries />
      <Activity />
      <p className="border-line border-t pt-3 text-caption text-mute">{lead.ref}</p>
    </>
  );
});

const PaneFoot = memo(function PaneFoot() {
  const { overlay } = useOpenLead();
  const isPhone = useMedia(phoneScreen);
  return (
    <div className="sticky bottom-0 z-20 border-line-2 border-t bg-inherit [@media(max-height:26rem)]:static sm:static">
      {overlay === 'reply' && <ReplyDock />}
      {(overlay !== 'reply' || isPhone) && <ActionBar />}
    </div>
  );
});
