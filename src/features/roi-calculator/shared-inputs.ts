import { type RoiInput, type RoiInputs, roiInputs } from '#shared/roi-formula.ts';
import { writeNumber } from '#src/forms/fields/read-number.ts';
import { findNumberField } from './roi-fields.ts';

/** Inputs of a shared calculation as field texts. Values that are not numbers are skipped. */
export function readSharedInputs(search: string): [RoiInput, string][] {
  const query = new URLSearchParams(search);
  return roiInputs.flatMap((name): [RoiInput, string][] => {
    const value = query.get(name)?.trim();
    const number = Number(value);
    return value && Number.isFinite(number) ? [[name, writeNumber(number, findNumberField(name))]] : [];
  });
}

export function toInputTexts(inputs: RoiInputs): [RoiInput, string][] {
  return roiInputs.map((name) => [name, writeNumber(inputs[name], findNumberField(name))]);
}
