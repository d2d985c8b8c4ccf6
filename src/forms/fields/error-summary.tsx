type ErrorSummaryProps = {
  title: string;
  fields: readonly { id: string; label: string }[];
};

export function ErrorSummary({ title, fields }: ErrorSummaryProps) {
  return (
    <section
      aria-label={title}
      className="rounded-control border-l-4 border-tally bg-paper-2 px-5 py-4 text-tally-text"
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block rounded-sm py-1 underline underline-offset-4 hover:text-ink"
              onClick={(event) => {
                // Keeps the fragment out of the URL, which contains the survey's step.
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
