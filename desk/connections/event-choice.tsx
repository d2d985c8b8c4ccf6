import { useId } from 'react';
import { Switch } from '#desk/parts/switch.tsx';
import { ToggleGroup } from '#desk/parts/toggle-group.tsx';
import { eventTexts, type HookEvent, hookEvents } from '#shared/desk/connections.ts';

type EventChoiceProps = {
  events: HookEvent[];
  isFull: boolean;
  error?: string | null;
  onEventsChange: (events: HookEvent[]) => void;
  onFullChange: (isFull: boolean) => void;
};

const eventOptions = hookEvents.map((value) => ({ value, label: eventTexts[value].name }));

export function EventChoice({ events, isFull, error, onEventsChange, onFullChange }: EventChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-3">
      <div>
        <ToggleGroup
          label="Events to send"
          options={eventOptions}
          chosen={events}
          onChange={(chosen) => onEventsChange(hookEvents.filter((event) => chosen.includes(event)))}
        />
        <p id={id} role="alert" className="mt-1.5 rounded-row bg-amber-wash px-2.5 py-1.5 empty:hidden">
          {error}
        </p>
      </div>
      <Switch
        label="Include personal data"
        hint={
          isFull
            ? 'Names, addresses and messages leave this server. Name the receiver in your privacy policy. When you delete someone’s data here, delete it there too: the event “Lead erased” reports it.'
            : 'Off: only IDs and a link. Names and email addresses stay here.'
        }
        isOn={isFull}
        onChange={onFullChange}
      />
    </div>
  );
}
