import { useQuery } from '@tanstack/react-query';
import { sendPresence } from '#desk/api/lead.ts';
import { useSession } from '#desk/api/session.ts';
import { firstName } from '#desk/parts/text/initials.ts';
import { memberName } from '#desk/parts/text/people-text.ts';

const listFormat = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

export function Presence({ leadRef }: { leadRef: string }) {
  const { people, me } = useSession();
  const { data } = useQuery({
    queryKey: ['presence', leadRef],
    queryFn: ({ signal }) => sendPresence(leadRef, signal),
    refetchInterval: 20_000,
    gcTime: 0,
    retry: false,
  });
  const others = data?.others.filter((id) => id !== me.id) ?? [];
  const names = others.map((id) => firstName(memberName(people, id)));
  return (
    <p role="status" className="text-caption text-mute empty:hidden">
      {names.length > 0 &&
        `${listFormat.format(names)} ${names.length === 1 ? 'is' : 'are'} viewing this too`}
    </p>
  );
}
