export function Chips({ words, ruledOut = false }: { words: string[]; ruledOut?: boolean }) {
  const look = ruledOut ? 'border-field text-mute line-through' : 'border-transparent bg-paper-2';
  return (
    <ul className="mt-2 flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className={`rounded-full border px-2.75 py-0.75 wrap-anywhere ${look}`}>
          {word}
        </li>
      ))}
    </ul>
  );
}
