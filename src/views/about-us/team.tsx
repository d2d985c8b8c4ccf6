import { Picture } from '#src/art/picture.tsx';
import type { AboutUsContent } from '#src/content/schemas/page/about-us.ts';

export function AboutUsTeam({ team }: { team: AboutUsContent['team'] }) {
  return (
    <section className="on-ink">
      <div className="shell band">
        <h2 className="text-h2">{team.heading}</h2>
        <ul id="team" className="mt-12 grid gap-x-6 gap-y-14 lg:grid-cols-3">
          {team.members.map(({ name, picture, role, quote, text }, index) => (
            <li key={name} className={index === 1 ? 'lg:mt-16' : ''}>
              <Picture
                place="third"
                picture={picture}
                className="aspect-[4/3] w-full rounded-card lg:aspect-[15/17]"
              />
              <blockquote className="mt-6 text-lead">“{quote}”</blockquote>
              <h3 className="mt-5 text-h3">{name}</h3>
              <p className="text-caption font-semibold text-amber">{role}</p>
              <p className="mt-2 text-mute-ink">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
