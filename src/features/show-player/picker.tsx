type Option = {
  value: string;
  name: string;
  picture?: string;
  data?: { show: string; scene: string; product: string; peak: string };
};

type PickerProps = { label: string; options: readonly Option[]; picked: string; isTabs: boolean };

export function Picker({ label, options, picked, isTabs }: PickerProps) {
  const name = label.toLowerCase().replaceAll(' ', '-');
  if (isTabs)
    return (
      <div role="tablist" aria-label={label} className="show-picker">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={`tab-${option.value}`}
            aria-controls={`panel-${option.value}`}
            aria-selected={option.value === picked}
            tabIndex={option.value === picked ? 0 : -1}
            {...toDataAttributes(option)}
          >
            <OptionLabel {...option} />
          </button>
        ))}
      </div>
    );
  return (
    <fieldset className="show-picker">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === picked}
            className="sr-only"
            {...toDataAttributes(option)}
          />
          <OptionLabel {...option} />
        </label>
      ))}
    </fieldset>
  );
}

function toDataAttributes({ value, data }: Option) {
  return {
    'data-pick': value,
    ...(data && {
      'data-show': data.show,
      'data-scene': data.scene,
      'data-product': data.product,
      'data-peak': data.peak,
    }),
  };
}

function OptionLabel({ name, picture }: Option) {
  return (
    <>
      {picture && (
        <img src={picture} alt="" width={28} height={28} loading="lazy" className="max-sm:hidden" />
      )}
      {name}
    </>
  );
}
