import { useSession } from '#desk/api/session.ts';
import { Face } from '#desk/parts/face.tsx';
import { Section } from '#desk/parts/section.tsx';
import { formatElapsed } from '#desk/time/durations.ts';
import type { Numbers } from '#shared/desk/api.ts';

const heads = ['Answered', 'In time', 'Late', 'Median', 'Open now'];

export function ByPerson({ byPerson }: { byPerson: Numbers['byPerson'] }) {
  const { people } = useSession();
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? 'Someone';
  return (
    <Section title="By person" aside="latest answer to each lead, and leads open now">
      {byPerson.length === 0 ? (
        <p>No replies in this period.</p>
      ) : (
        <table className="w-full border-collapse">
          <thead>
            <tr className="text-caption text-mute">
              <th scope="col" className="pb-1 text-left font-normal">
                Person
              </th>
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={`pb-1 pl-3 text-right align-bottom font-normal ${head === 'In time' ? 'max-sm:hidden' : ''}`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byPerson.map(({ member, answered, inTime, late, medianSeconds, open }) => (
              <tr key={member} className="border-t border-line">
                <th scope="row" className="h-10 pr-2 text-left font-semibold">
                  <span className="flex items-center gap-2.5 py-1 max-sm:[&>:first-child]:hidden">
                    <Face person={{ id: member, name: nameOf(member) }} />
                    <bdi>{nameOf(member)}</bdi>
                  </span>
                </th>
                <td className="pl-3 text-right font-semibold">{answered}</td>
                <td className="pl-3 text-right max-sm:hidden">{inTime}</td>
                <td className={`pl-3 text-right ${late > 0 ? 'font-semibold text-tally-text' : ''}`}>
                  {late}
                </td>
                <td className="pl-3 text-right whitespace-nowrap">
                  {medianSeconds === null ? 'none' : formatElapsed(medianSeconds)}
                </td>
                <td className="pl-3 text-right">{open}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
