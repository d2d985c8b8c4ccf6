import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import type { NetworkTabs } from '#src/content/schemas/page/creator-network.ts';
import { SelectField } from '#src/forms/fields/field.tsx';
import { CreatorCard } from './creator-card.tsx';
import { type DirectoryFilters, findCreators, noFilters } from './find-creators.ts';

type DirectoryProps = {
  content: NetworkTabs['directory'];
  filters: DirectoryFilters;
  onApply: (filters: DirectoryFilters) => void;
};

/** The host directory. Filters take effect on Apply Filters. */
export function Directory({ content, filters, onApply }: DirectoryProps) {
  const { labels, all, items } = content;
  const lists = { niche: content.niches, location: content.locations, followers: content.followers };
  // Ignores filter values from the URL that are not on the list.
  const keepKnownValue = (filter: keyof DirectoryFilters) =>
    Object.hasOwn(lists[filter], filters[filter]) ? filters[filter] : 'all';
  const applied = {
    niche: keepKnownValue('niche'),
    location: keepKnownValue('location'),
    followers: keepKnownValue('followers'),
  };
  const found = findCreators(items, applied);

  const form = useRef<HTMLFormElement>(null);
  const arrived = useRef(false);
  const { niche, location, followers } = applied;

  // Keeps what was chosen before hydration. After that, the selects follow the applied filters.
  useEffect(() => {
    if (arrived.current) {
      for (const [name, value] of Object.entries({ niche, location, followers })) {
        const select = form.current?.elements.namedItem(name);
        if (select instanceof HTMLSelectElement) select.value = value;
      }
    }
    arrived.current = true;
  }, [niche, location, followers]);

  const applyFilters = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onApply({
      niche: `${chosen.get('niche')}`,
      location: `${chosen.get('location')}`,
      followers: `${chosen.get('followers')}`,
    });
  };

  const clearFilters = () => {
    onApply(noFilters);
    form.current?.querySelector('button')?.focus();
  };

  return (
    <>
      <p className="max-w-150 text-lead text-ink-3">{content.lead}</p>
      <form
        ref={form}
        onSubmit={applyFilters}
        className="needs-script mt-8 grid gap-x-4 gap-y-5 rounded-band bg-white p-6 sm:grid-cols-2 sm:p-8 lg:grid-cols-[1fr_1fr_1fr_auto] lg:items-end"
      >
        {(['niche', 'location', 'followers'] as const).map((name) => (
          <SelectField
            key={name}
            form="directory"
            name={name}
            label={labels[name]}
            defaultValue={applied[name]}
            options={[
              { value: 'all', label: all },
              ...Object.entries(lists[name]).map(([value, label]) => ({ value, label })),
            ]}
          />
        ))}
        <Button type="submit">{labels.apply}</Button>
      </form>
      <p role="status" className="figures mt-6 text-caption text-mute">
        {labels.found.replace('{found}', `${found.length}`).replace('{all}', `${items.length}`)}
      </p>
      {found.length > 0 ? (
        <ul id="directory" className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((creator) => (
            <CreatorCard key={items.indexOf(creator)} creator={creator} content={content} />
          ))}
        </ul>
      ) : (
        <div className="mt-4 border-y-2 border-ink py-14">
          <p className="display text-[1.75rem] leading-tight">{labels.empty}</p>
          <p className="mt-2 text-ink-3">{labels.emptyLead}</p>
          <Button variant="outline" size="sm" className="mt-6" onClick={clearFilters}>
            {labels.clear}
          </Button>
        </div>
      )}
    </>
  );
}
