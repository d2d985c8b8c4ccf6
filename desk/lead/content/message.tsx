import { paragraphsOf } from './paragraphs.ts';

export function Message({ text }: { text: string }) {
  return (
    <div className="border-ink border-t-2 pt-3 pb-1">
      <div dir="auto" className="max-w-[62ch] space-y-2.5 text-letter wrap-anywhere">
        {paragraphsOf(text).map(({ place, text }) => (
          <p key={place} dir="auto" className="whitespace-pre-wrap">
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
