import { useSession } from '#desk/api/session.ts';
import { TextField } from '#desk/parts/field.tsx';
import { Section } from '#desk/parts/section.tsx';
import { ToggleGroup } from '#desk/parts/toggle-group.tsx';
import { type Draft, dayNames, type Problems, weekFromMonday } from './settings-draft.ts';

type OpeningHoursProps = { draft: Draft; problems: Problems; onChange: (part: Partial<Draft>) => void };

export function OpeningHours({ draft, problems, onChange }: OpeningHoursProps) {
  const { site } = useSession();
  return (
    <Section title="Opening hours" aside={`${site.zoneCity} time`}>
      <p className="mb-3">Shown on the timeline. Deadlines also run outside these hours.</p>
      <div className="grid gap-4">
        <ToggleGroup
          label="Open on"
          options={weekFromMonday.map((day) => ({ value: String(day), label: dayNames[day] ?? '' }))}
          chosen={draft.days.map(String)}
          onChange={(days) => onChange({ days: days.map(Number) })}
        />
        <div className="grid max-w-72 grid-cols-2 gap-4">
          <TextField
            label="Opens"
            autoComplete="off"
            name="from"
            value={draft.from}
            error={problems.from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
          <TextField
            label="Closes"
            autoComplete="off"
            name="to"
            value={draft.to}
            error={problems.to}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        </div>
      </div>
    </Section>
  );
}
