import { type RoiInput, type RoiInputs, roiInputs } from '#shared/roi-formula.ts';
import { writeNumber } from '#src/forms/fields/read-number.ts';
import { roiNumber } from './roi-fields.ts';

/** The inputs that a query carries, ready to stand in their fields; anything that is no number is left out. */
export function sharedInputs(search: string): [RoiInput, string][] {
  const query = new URLSearchParams(search);
  return roiInputs.flatMap((name): [RoiInput, string][] => {
    const value = query.get(name)?.trim();
    const number = Number(value);
    return value && Number.isFinite(number) ? [[name, writeNumber(number, roiNumber(name))]] : [];
  });
}

/** Inputs as they are typed into their fields. */
export function inputTexts(inputs: RoiInputs): [RoiInput, string][] {
  return roiInputs.map((name) => [name, writeNumber(inputs[name], roiNumber(name))]);
}
