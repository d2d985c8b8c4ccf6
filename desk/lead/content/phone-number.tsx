import { phoneLink } from '#desk/lead/page/safe-links.ts';

/** A phone number, as a link if it is plausible. */
export function PhoneNumber({ typed }: { typed: string }) {
  const href = phoneLink(typed);
  return (
    <bdi>
      {href ? (
        <a href={href} className="underline decoration-1 underline-offset-3 hover:decoration-2">
          {typed}
        </a>
      ) : (
        typed
      )}
    </bdi>
  );
}
