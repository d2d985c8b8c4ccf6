type SectionHeadProps = {
  heading: string;
  lead: string;
  quiet?: boolean;
  halves?: boolean;
};

export function SectionHead({ heading, lead, quiet = false, halves = false }: SectionHeadProps) {
  return (
    <div className="grid items-end gap-x-10 gap-y-5 lg:grid-cols-12">
      <h2 className={`text-h2 ${halves ? 'lg:col-span-6' : 'lg:col-span-7'}`}>{heading}</h2>
      <p
        className={`${quiet ? '' : 'text-lead '}text-ink-3 [.on-ink_&]:text-mute-ink ${halves ? 'lg:col-span-6' : 'lg:col-span-5'}`}
      >
        {lead}
      </p>
    </div>
  );
}
