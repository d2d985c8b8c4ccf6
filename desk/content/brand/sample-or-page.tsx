import { type ReactNode, useState } from 'react';
import { PaneTabs } from '#desk/parts/pane-tabs.tsx';
import { BrandSample } from './brand-sample.tsx';

/** The sample, or the real home page. */
export function SampleOrPage({ value, page }: { value: unknown; page: ReactNode }) {
  const [shown, setShown] = useState<'sample' | 'page'>('sample');
  return (
    <>
      <PaneTabs
        label="Sample or page"
        className="border-line border-b bg-paper px-3 py-1.5"
        tabs={[
          { name: 'sample', label: 'Sample' },
          { name: 'page', label: 'Home page' },
        ]}
        shown={shown}
        onShow={setShown}
      />
      {shown === 'sample' ? <BrandSample value={value} /> : page}
    </>
  );
}
