import { useSession } from '#desk/api/session.ts';
import { Avatar } from '#desk/parts/avatar.tsx';
import { Link } from '#desk/parts/link.tsx';
import { nobody } from '#desk/parts/picker/picker-options.tsx';
import { Section } from '#desk/parts/section.tsx';
import { formatElapsed } from '#desk/time/durations.ts';
import { buildListUrl } from '#desk/views/list-url.ts';
import type { Numbers } from '#shared/desk/api.ts';

const columnHeads = ['Answered', 'On time', 'Late', 'Median', 'Open now'];

type Total = Pick<Numbers['byPerson'][number], 'answered' | 'inTime' | 'late' | 'open'>;

function sumTotals(byPerson: Numbers['byPerson'], unassigned: number): Total {
  const sumField = (field: keyof Total) => byPerson.reduce((all, one) => all + one[field], 0);
  return {
    answered: sumField('answered'),
    inTime: sumField('inTime'),
    late: sumField('late'),
    open: sumField('open') + unassigned,
  };
}

/**
 * The number of open leads, with a link to them.
 * @param who a member's id, or `nobody` for unassigned leads; undefined for all leads
 */
function OpenLeads({ count, rowLabel, who }: { count: number; rowLabel: string; who?: string }) {
  if (count === 0) return 0;
  const filter = { view: 'open', sort: 'due', ...(who && { who }) } as const;
  return (
    <Link
      href={buildListUrl({ filter })}
      aria-label={`${count} open: ${rowLabel}`}
      className="-my-2 inline-block py-2 pointer-coarse:-my-3 pointer-coarse:py-3 underline decoration-1 underline-offset-3 hover:decoration-2 pointer-coarse:min-w-11"
    >
      {count}
    </Link>
  );
}

export function ByPerson({ byPerson, unassigned }: Pick<Numbers, 'byPerson' | 'unassigned'>) {
  const { people } = useSession();
  const all = sumTotals(byPerson, unassigned);
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? 'Someone';
  return (
    <Section title="By person" aside="latest reply to each lead, plus leads open now">
      {byPerson.length === 0 && unassigned === 0 ? (
        <p>No replies in this period.</p>
      ) : (
        <table className="w-full border-collapse">
          <thead>
            <tr className="text-caption text-mute">
              <th scope="col" className="pb-1 text-left font-normal">
                Person
              </th>
              {columnHeads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={`pb-1 pl-3 text-right align-bottom font-normal ${head === 'On time' ? 'max-sm:hidden' : ''}`}
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
                    <Avatar person={{ id: member, name: nameOf(member) }} />
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
                <td className="pl-3 text-right">
                  <OpenLeads count={open} rowLabel={nameOf(member)} who={member} />
                </td>
              </tr>
            ))}
            {unassigned > 0 && (
              <tr className="border-t border-line">
                <th scope="row" colSpan={2} className="h-10 pr-2 text-left font-normal">
                  Unassigned
                </th>
                <td className="max-sm:hidden" />
                <td />
                <td />
                <td className="pl-3 text-right">
                  <OpenLeads count={unassigned} rowLabel="unassigned" who={nobody} />
                </td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr className="border-t-[1.5px] border-ink">
              <th scope="row" className="h-10 text-left font-semibold">
                All
              </th>
              <td className="pl-3 text-right font-semibold">{all.answered}</td>
              <td className="pl-3 text-right max-sm:hidden">{all.inTime}</td>
              <td className={`pl-3 text-right ${all.late > 0 ? 'font-semibold text-tally-text' : ''}`}>
                {all.late}
              </td>
              <td />
              <td className="pl-3 text-right">
                <OpenLeads count={all.open} rowLabel="all" />
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </Section>
  );
}
