import { Picture } from '#src/art/picture.tsx';
import type { AboutContent } from '#src/content/schemas/page/about.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

export function AboutTeam({ team }: { team: AboutContent['team'] }) {
  return (
    <section id="team" className="shell band">
      <SectionHead heading={team.heading} lead={team.lead} />
      <ul className="mt-12 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {team.members.map(({ name, picture, role, text }) => (
          <li key={name} className="max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:gap-x-5">
            <Picture
              place="third"
              picture={picture}
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
