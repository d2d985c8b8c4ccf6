import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { createTabStore } from '#desk/lead/reply/drafts.ts';
import { Button } from '#desk/parts/button.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { Section } from '#desk/parts/section.tsx';
import { ToggleGroup } from '#desk/parts/toggle-group.tsx';
import type { Settings } from '#shared/desk/api.ts';
import { Deadlines } from './deadlines.tsx';
import { FitRules } from './fit-rules.tsx';
import { SaveFailure, SettingChanges } from './setting-changes.tsx';
import { SettingsConflictError, useSaveSettings } from './settings-api.ts';
import {
  type Draft,
  dayNames,
  listChanges,
  mergeSettings,
  type Problems,
  parseDraft,
  toDraft,
  weekdaysFromMonday,
} from './settings-draft.ts';

export function SettingsForm({ saved }: { saved: Settings }) {
  const typedStore = useTypedSettings();
  const [{ base, draft }, setTyped] = useState<TypedSettings>(
    () => typedStore.read() ?? { base: saved, draft: toDraft(saved) },
  );
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  // A second click can arrive before React has rendered the pending state.
  const isStoring = useRef(false);
  const save = useSaveSettings();
  const { showToast } = useToasts();
  const read = parseDraft(draft, base);
  const changes = 'settings' in read ? listChanges(base, read.settings) : null;

  function updateTyped(typed: TypedSettings) {
    typedStore.write(typed);
    setTyped(typed);
  }

  function updateDraft(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    updateTyped({ base, draft: next });
    // Fields with an error are validated while the user types, all others on submit.
    const now = parseDraft(next, base);
    const remainingProblems = 'problems' in now ? now.problems : {};
    setProblems((before) =>
      Object.fromEntries(Object.entries(remainingProblems).filter(([name]) => name in before)),
    );
  }

  function resetForm(settings: Settings) {
    updateTyped({ base: settings, draft: toDraft(settings) });
    setProblems({});
    save.reset();
  }

  function sendSettings(from: Settings) {
    const result = parseDraft(draft, from);
    if ('problems' in result) {
      setProblems(result.problems);
      const [first] = Object.keys(result.problems);
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    saveSettings(from, result.settings);
  }

  function saveSettings(from: Settings, settings: Settings) {
    if (isStoring.current) return;
    isStoring.current = true;
    save.mutate(
      { was: from, settings },
      {
        onSuccess: (stored) => {
          resetForm(stored);
          showToast({ title: 'The settings are saved.' });
        },
        onSettled: () => {
          isStoring.current = false;
        },
      },
    );
  }

  function saveMerged(theirs: Settings) {
    if (!('settings' in read)) return sendSettings(base);
    const merged = mergeSettings(base, read.settings, theirs);
    updateTyped({ base: theirs, draft: toDraft(merged) });
    saveSettings(theirs, merged);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending || changes?.length === 0) return;
    sendSettings(base);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-14 gap-y-8">
      <div className="grid min-w-0 flex-[1_1_32rem] gap-8 max-sm:basis-full">
        <Deadlines promises={base.promises} {...{ draft, problems }} onChange={updateDraft} />
        <OpeningHoursSection {...{ draft, problems }} onChange={updateDraft} />
        <FitRules {...{ draft, problems }} onChange={updateDraft} />
      </div>
      <div className="grid min-w-0 flex-[1_1_20rem] gap-4 max-sm:basis-full lg:sticky lg:top-5 lg:max-w-96">
        <SettingChanges changes={changes} />
        {save.error && (
          <SaveFailure base={base} error={save.error} onUseMine={saveMerged} onTakeTheirs={resetForm} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            tone="primary"
            busy={save.isPending}
            aria-disabled={changes?.length === 0 || undefined}
          >
            Save changes
          </Button>
          {changes?.length !== 0 && !(save.error instanceof SettingsConflictError) && (
            <Button tone="line" onClick={() => resetForm(base)}>
              Cancel
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

/** `base` contains the settings on which the draft is based. */
type TypedSettings = { base: Settings; draft: Draft };

const store = createTabStore(() => window.sessionStorage);

/** The member's unsaved settings in the tab's session storage. */
function useTypedSettings() {
  const { id } = useSession().me;
  return useMemo(() => {
    const key = `desk-settings ${id}`;
    return {
      read(): TypedSettings | null {
        try {
          return JSON.parse(store.getItem(key) ?? 'null');
        } catch {
          return null;
        }
      },
      write(typed: TypedSettings) {
        const isSaved = JSON.stringify(typed.draft) === JSON.stringify(toDraft(typed.base));
        if (isSaved) store.removeItem(key);
        else store.setItem(key, JSON.stringify(typed));
      },
    };
  }, [id]);
}

type OpeningHoursSectionProps = {
  draft: Draft;
  problems: Problems;
  onChange: (part: Partial<Draft>) => void;
};

function OpeningHoursSection({ draft, problems, onChange }: OpeningHoursSectionProps) {
  const { site } = useSession();
  return (
    <Section title="Opening hours" aside={`${site.zoneCity} time`}>
      <p className="mb-3">Shown on the timeline. Deadlines also run outside these hours.</p>
      <div className="grid gap-4">
        <ToggleGroup
          label="Open on"
          options={weekdaysFromMonday.map((day) => ({ value: String(day), label: dayNames[day] ?? '' }))}
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
