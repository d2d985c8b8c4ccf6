import { type RoiInputs, roiInputs } from './roi-formula.ts';

/** Link to the calculator with the inputs in the query string, without personal data. @param page URL of the calculator */
export function createShareLink(page: string, inputs: RoiInputs): string {
  const link = new URL(page);
  link.hash = '';
  link.search = `${new URLSearchParams(roiInputs.map((name) => [name, `${inputs[name]}`]))}`;
  return link.href;
}
