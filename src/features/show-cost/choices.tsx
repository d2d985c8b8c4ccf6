import { type PriceGroup, type PricesContent, priceGroups } from '#src/content/schemas/prices.ts';
import { formatDecimal, formatDollars } from './format.ts';
import type { PriceList } from './price-list.ts';

type ChoicesProps = { content: PricesContent; list: PriceList };

/** Radio rows and three number fields, all native, so that they work before any script runs. */
export function Choices({ content, list }: ChoicesProps) {
  const { room } = content;
  return (
    <div data-choices className="needs-script print:hidden">
      <div data-after-paint>
        {priceGroups.map((group) => (
          <Row key={group} group={group} content={content} list={list} />
        ))}
        <fieldset className="cost-row">
          <Legend label={room.label} note={room.note} />
          <div className="cost-cells figures">
            <NumberCell
              name="viewers"
              label={room.fields.viewers}
              value={formatDecimal(room.start.viewers)}
            />
            <NumberCell name="basket" label={room.fields.basket} value={formatDollars(room.start.basket)} />
            <NumberCell name="margin" label={room.fields.margin} value={`${room.start.margin}%`} />
          </div>
        </fieldset>
      </div>
      {(['program', 'refusal'] as const).map((preset) => (
        <button
          key={preset}
          type="button"
          data-act={preset}
          className="mr-7 rounded-sm py-2 font-semibold underline decoration-[1.5px] underline-offset-4 first-of-type:mt-3 hover:text-tally-text"
        >
          {content[preset].action}
        </button>
      ))}
    </div>
  );
}

function Legend({ label, note }: { label: string; note: string | undefined }) {
  return (
    <legend>
      {`${label} `}
      {note && <small>{note}</small>}
    </legend>
  );
}

function Row({ group, content, list }: { group: PriceGroup } & ChoicesProps) {
  const { label, per } = content.groups[group] as { label: string; per?: string };
  return (
    <fieldset className="cost-row">
      <Legend label={label} note={per} />
      <div className="cost-cells figures">
        {listOptions(group, content, list).map(({ id, label, short, note, shortNote }) => (
          <label key={id} className="cost-cell">
            <input type="radio" name={`cost-${group}`} value={id} defaultChecked={id === list.start[group]} />
            <b>
              <TextWithShortForm text={label} short={short} />{' '}
              <small>
                <TextWithShortForm text={note} short={shortNote} />
              </small>
            </b>
          </label>
        ))}
      </div>
      {group === 'numbers' && (
        <p data-slip="moved" className="mt-2 text-caption font-semibold text-tally-text" />
      )}
    </fieldset>
  );
}

function TextWithShortForm({ text, short }: { text: string; short: string | undefined }) {
  if (!short) return text;
  const [before, after] = text.split(short);
  if (after !== undefined)
    return (
      <>
        {before && <span className="max-sm:hidden">{before}</span>}
        {short}
        {after && <span className="max-sm:hidden">{after}</span>}
      </>
    );
  return (
    <>
      <span className="sm:hidden">{short}</span>
      <span className="max-sm:hidden">{text}</span>
    </>
  );
}

type ShownOption = {
  id: string;
  label: string;
  short?: string | undefined;
  note: string;
  shortNote?: string | undefined;
};

function listOptions(group: PriceGroup, { groups }: PricesContent, list: PriceList): ShownOption[] {
  if (group === 'shows') return groups.shows.options;
  return groups[group].options.map((option) => {
    const price = list.options[group].find(({ id }) => id === option.id)?.price ?? 0;
    return { ...option, note: [formatDollars(price), option.per].filter(Boolean).join(' ') };
  });
}

function NumberCell({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="cost-cell">
      <small>{label}</small>
      <input type="text" inputMode="decimal" autoComplete="off" data-figure={name} defaultValue={value} />
    </label>
  );
}
