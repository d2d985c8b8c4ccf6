import { useSession } from '#desk/api/session.ts';
import { SelectField } from '#desk/parts/field.tsx';
import { zoneCity } from '#desk/time/zone.ts';

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

type ZoneFieldProps = { value: string | null; onChange: (zone: string | null) => void };

/** The time zone for times that a scheduler sends without one. */
export function ZoneField({ value, onChange }: ZoneFieldProps) {
  const { timeZone } = useSession().site;
  return (
    <SelectField
      label="Time zone for times without one"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">Desk time zone: {zoneCity(timeZone)}</option>
      {timeZones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  );
}
