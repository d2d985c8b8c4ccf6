import type { Agenda } from '#src/content/schemas/frame.ts';

/** The three parts of a strategy call, with their lengths. */
export function CallAgenda({ agenda: { label, parts, note } }: { agenda: Agenda }) {
  return (
    <>
      <ol aria-label={label} className="grid gap-x-6 gap-y-4 max-lg:pt-2 sm:grid-cols-3">
        {parts.map(({ minutes, title, text }) => (
          <li key={title} className="border-t-2 border-current pt-2.5 text-caption">
            <h3 className="font-sans text-base font-semibold tracking-normal">{`${minutes}: ${title}`}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-caption font-semibold">{note}</p>
    </>
  );
}
