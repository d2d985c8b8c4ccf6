import { useQuery } from '@tanstack/react-query';
import { contentKey, sendDocumentPresence } from '#desk/api/content.ts';
import { useSession } from '#desk/api/session.ts';
import { firstName } from '#desk/parts/text/initials.ts';
import { nameOf } from '#desk/parts/text/people-text.ts';

const and = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

export function OtherEditors({ document }: { document: string }) {
  const { people, me } = useSession();
  const { data } = useQuery({
    queryKey: [...contentKey, 'presence', document],
    queryFn: ({ signal }) => sendDocumentPresence(document, signal),
    refetchInterval: 20_000,
    gcTime: 0,
    retry: false,
  });
  const others = data?.others.filter((id) => id !== me.id) ?? [];
  const names = others.map((id) => firstName(nameOf(people, id)));
  return (
    <p role="status" className="mt-1 text-caption text-mute empty:hidden">
      {names.length > 0 && `${and.format(names)} ${names.length === 1 ? 'has' : 'have'} this open too`}
    </p>
  );
}
