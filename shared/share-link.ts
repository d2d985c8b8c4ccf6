import { type RoiInputs, roiInputs } from './roi-formula.ts';

/** The calculator's address with the inputs in its query; whose report it is never goes along. @param page its address */
export function shareLink(page: string, inputs: RoiInputs): string {
  const link = new URL(page);
  link.hash = '';
  link.search = `${new URLSearchParams(roiInputs.map((name) => [name, `${inputs[name]}`]))}`;
  return link.href;
}
