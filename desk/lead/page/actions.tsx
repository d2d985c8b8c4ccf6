import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { formOf } from '#shared/forms/forms.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { useOpenLead } from './open-lead.tsx';

/** Newsletter subscribers did not ask anything, so a reply is not the primary action. */
function useReplyTone(): 'primary' | 'line' {
  return useOpenLead().lead.form === newsletter.table ? 'line' : 'primary';
}

function SecondaryAction({ className = '' }: { className?: string }) {
  const { lead, changes, show } = useOpenLead();
  if (lead.form === newsletter.table) return null;
  if (formOf(lead.form).audience === 'creator') {
    return (
      <Button
        tone="line"
        hint="F"
        className={className}
        busy={changes.isStopping}
        onClick={() => changes.stop({ id: crypto.randomUUID(), kind: 'not_fit' })}
      >
        Not a fit
      </Button>
    );
  }
  return (
    <Button tone="line" hint="C" className={className} onClick={() => show('call')}>
      Log call
    </Button>
  );
}

function NoReplyNeededButton() {
  const { lead, changes } = useOpenLead();
  if (!lead.canSkipReply) return null;
  return (
    <Button
      tone="line"
      hint="D"
      busy={changes.isStopping}
      onClick={() => changes.stop({ id: crypto.randomUUID(), kind: 'no_reply' })}
    >
      No reply needed
    </Button>
  );
}

export function ActionBar() {
  const { lead, show, writeNote } = useOpenLead();
  const isCreator = formOf(lead.form).audience === 'creator';
  const tone = useReplyTone();
  return (
    <>
      <div className="hidden min-h-16 flex-wrap items-center gap-2 px-4 py-2.5 sm:flex lg:max-xl:px-4 xl:px-6">
        <Button data-reply tone={tone} hint="R" onClick={() => show('reply')}>
          Reply
        </Button>
        <SecondaryAction />
        {/* Hidden if there is a “No reply needed” button, which needs the space. The note field is right above. */}
        {!lead.canSkipReply && (
          <Button tone="line" hint="N" onClick={writeNote}>
            Note
          </Button>
        )}
        <NoReplyNeededButton />
      </div>
      <div className="flex items-center gap-2.5 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:hidden">
        <Button data-reply tone={tone} className="min-h-13 flex-1 text-section" onClick={() => show('reply')}>
          Reply
        </Button>
        {isCreator ? (
          <SecondaryAction className="min-h-13" />
        ) : (
          <RoundButton label="Log call" icon="phone" onPress={() => show('call')} />
        )}
        <RoundButton label="Add a note" icon="note" onPress={writeNote} />
      </div>
    </>
  );
}

function RoundButton({
  label,
  icon,
  onPress,
}: {
  label: string;
  icon: 'phone' | 'note';
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-13 shrink-0 place-items-center rounded-full border border-field bg-white hover:bg-paper"
    >
      <Icon name={icon} className="size-5.5" />
    </button>
  );
}

export function SideActions() {
  const { show } = useOpenLead();
  const tone = useReplyTone();
  return (
    <div className="flex flex-wrap gap-2">
      <Button data-reply tone={tone} hint="R" className="flex-1" onClick={() => show('reply')}>
        Reply
      </Button>
      <SecondaryAction />
      <NoReplyNeededButton />
    </div>
  );
}
