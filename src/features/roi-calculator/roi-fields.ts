import { type RoiInput, roiInputs } from './roi-formula.ts';

export type RoiField = {
  name: RoiInput;
  label: string;
  hint: string;
  unit?: '$' | '%';
  /** Spoken name of the slider, which sets the same value as the field. */
  slider: string;
  /** Where the slider ends; the field takes more. */
  most: number;
  step: number;
  /** What stands in the field at first. */
  start?: string;
};

const fields: Record<RoiInput, Omit<RoiField, 'name'>> = {
  average_order_value: {
    label: 'Average order value',
    hint: 'What one customer spends, in dollars',
    unit: '$',
    slider: 'Order slider',
    most: 200,
    step: 1,
  },
  profit_margin: {
    label: 'Profit margin',
    hint: 'What is left after product cost and fees',
    unit: '%',
    slider: 'Margin slider',
    most: 100,
    step: 1,
  },
  products_per_event: {
    label: 'Products per event',
    hint: 'For your rundown; the result stays the same',
    slider: 'Products slider',
    most: 40,
    step: 1,
  },
  viewers_per_event: {
    label: 'Viewers per event',
    hint: 'Everyone who enters the room',
    slider: 'Viewers slider',
    most: 15_000,
    step: 100,
  },
  conversion_rate: {
    label: 'Conversion rate',
    hint: 'Viewers who buy; industry average 2.5%',
    unit: '%',
    slider: 'Conversion slider',
    most: 10,
    step: 0.1,
    start: '2.5',
  },
  events_per_month: {
    label: 'Events per month',
    hint: 'One a week is four',
    slider: 'Events slider',
    most: 30,
    step: 1,
  },
};

/** The six fields in the order in which they stand in the form. */
export const roiFields: readonly RoiField[] = roiInputs.map((name) => ({ name, ...fields[name] }));
