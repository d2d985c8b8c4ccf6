import { TextField } from '#desk/parts/field.tsx';
import { Section } from '#desk/parts/section.tsx';
import { Switch } from '#desk/parts/switch.tsx';
import { ToggleGroup } from '#desk/parts/toggle-group.tsx';
import { choices } from '#src/content/schemas/survey-choices.ts';
import type { Draft, Problems } from './settings-draft.ts';

type FitRulesProps = { draft: Draft; problems: Problems; onChange: (part: Partial<Draft>) => void };

export function FitRules({ draft, problems, onChange }: FitRulesProps) {
  const { fit } = draft;
  const setFit = (part: Partial<Draft['fit']>) => onChange({ fit: { ...fit, ...part } });
  const known = [...new Set([...choices.comfortable_selling_categories, ...fit.categories])];
  const figures = [
    { name: 'followers', label: 'Minimum followers', placeholder: 'not required' },
    { name: 'gmv', label: 'Minimum best live sales ($)', placeholder: 'not required' },
    { name: 'rate', label: 'Maximum hourly rate ($)', placeholder: 'not required' },
  ] as const;
  return (
    <Section title="Creator fit rules" aside="creators only">
      <p className="mb-3">Shown next to each application. Nothing is rejected automatically.</p>
      <div className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {figures.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              value={fit[name]}
              error={problems[name]}
              onChange={(event) => setFit({ [name]: event.target.value })}
            />
          ))}
        </div>
        <ToggleGroup
          label="Sells one of these"
          options={known.map((category) => ({ value: category, label: category }))}
          chosen={fit.categories}
          onChange={(categories) => setFit({ categories })}
        />
        <div className="grid gap-1">
          <Switch
            label="No other agency now"
            isOn={fit.noAgency}
            onChange={(noAgency) => setFit({ noAgency })}
          />
          <Switch
            label="A space to film in"
            isOn={fit.filmingSpace}
            onChange={(filmingSpace) => setFit({ filmingSpace })}
          />
          <Switch
            label="Will follow the training"
            isOn={fit.training}
            onChange={(training) => setFit({ training })}
          />
        </div>
      </div>
    </Section>
  );
}
