import { CrewPortrait } from '#src/art/scenes/crew-portrait.tsx';
import type { AboutContent } from '#src/content/schemas/about.ts';

export function AboutTeam({ team }: { team: AboutContent['team'] }) {
  return (
    <section id="team" className="shell band">
      <div className="grid items-end gap-x-10 gap-y-5 lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-7">{team.heading}</h2>
        <p className="text-lead text-ink-3 lg:col-span-5">{team.lead}</p>
      </div>
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {team.members.map(({ name, portrait, role, text }) => (
          <li key={name} className="max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:gap-x-5">
            <CrewPortrait
              role={portrait}
              className="aspect-square w-full rounded-card max-sm:rounded-control sm:aspect-[4/3]"
            />
            <div>
              <h3 className="text-h3 sm:mt-5">{name}</h3>
              <p className="text-caption font-semibold text-tally-text">{role}</p>
              <p className="mt-2 text-ink-3">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
