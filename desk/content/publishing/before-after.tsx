import type { ChangeText } from '#desk/content/schema-form/change-text.ts';

/** Screen readers ignore `del` and `ins`, so hidden texts say "Before" and "After". */
export function BeforeAfter({ before, after, moves }: Omit<ChangeText, 'name'>) {
  if (moves) return moves.map((move) => <p key={move}>{move}</p>);
  return (
    <>
      <del className="text-mute">
        <span className="sr-only">Before: </span>
        {before}
      </del>{' '}
      <ins className="no-underline">
        <span className="sr-only">After: </span>
        {after}
      </ins>
    </>
  );
}
