import { memo } from 'react';
import { besideList, phone, useMedia } from '#desk/frame/use-media.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { ActionBar } from './actions.tsx';
import { Bounced } from './bounced.tsx';
import { Content, ContentLoading } from './content.tsx';
import { HeadingLevel } from './heading-level.tsx';
import { LeadMenu } from './lead-menu.tsx';
import { LeadRoot, type LeadViewProps } from './lead-view.tsx';
import { Mails } from './mails.tsx';
import { Notes } from './notes.tsx';
import { useOpenLead } from './open-lead.tsx';
import { AssigneePicker, StatusPicker } from './pickers.tsx';
import { Presence } from './presence.tsx';
import { PromiseClock, PromiseSentence } from './promise.tsx';
import { OtherForms } from './related.tsx';
import { ReplyDock } from './reply-dock.tsx';
import { ReplyFate } from './reply-fate.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StopFailed } from './stop-failed.tsx';
import { Told } from './told.tsx';
import { UnsettledChange } from './unsettled.tsx';
import { WaitingNotesProvider } from './waiting-notes.tsx';
import { Who } from './who.tsx';

/** A lead beside the list, or alone where there is room for one pane only; it stands still while its list changes. */
export const LeadPane = memo(function LeadPane({ leadRef }: { leadRef: string }) {
  const isAlone = !useMedia(besideList);
  return (
    <WaitingNotesProvider>
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
    </WaitingNotesProvider>
  );
});

function PaneLayout(props: LeadViewProps & { isAlone: boolean }) {
  const { row, lead, missing } = props;
  const isPhone = useMedia(phone);
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
      <StepButtons neighbours={neighbours} large={isPhone} />
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
        <Who row={row} lead={lead} />
        <div className="mt-2 max-w-80">
          <PromiseSentence row={row} lead={lead} />
        </div>
      </div>
      <PromiseClock row={row} />
    </div>
  );
});

function PhoneHead({ row, lead, pickers }: LeadViewProps & { row: NonNullable<LeadViewProps['row']> }) {
  return (
    <div className="pb-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
        <Who row={row} lead={lead} />
        <PromiseClock row={row} className="size-26 max-[22rem]:size-22" />
      </div>
      <div className="mt-3 text-letter">
        <PromiseSentence row={row} lead={lead} />
      </div>
      {lead && (
        <div className="mt-3.5 grid grid-cols-2 gap-2">
          <StatusPicker {...pickers.status} wide />
          <AssigneePicker {...pickers.assignee} wide />
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
        <Presence leadRef={lead.ref} quiet />
      </div>
      <div className="mt-1 mb-4 grid gap-3 empty:hidden">
        <UnsettledChange />
        <StopFailed />
        <ReplyFate />
      </div>
      <Bounced />
      <Content lead={lead} />
      <OtherForms lead={lead} />
      <Mails />
      <Told />
      <Notes />
      <p className="border-line border-t pt-3 text-caption text-mute">{lead.ref}</p>
    </>
  );
});

const PaneFoot = memo(function PaneFoot() {
  const { over } = useOpenLead();
  const isPhone = useMedia(phone);
  return (
    <div className="sticky bottom-0 z-20 border-line-2 border-t bg-inherit [@media(max-height:26rem)]:static sm:static">
      {over === 'reply' && <ReplyDock />}
      {(over !== 'reply' || isPhone) && <ActionBar />}
    </div>
  );
});
