import type { LiveDemoContent } from '#src/content/schemas/page/home.ts';

/** Chat in an endless CSS loop. The list is rendered twice for a seamless loop. */
export function Chat({ messages, bought }: { messages: LiveDemoContent['chat']; bought: number }) {
  return (
    <div className="text-note">
      <div className="chat-window h-42 overflow-hidden">
        <div data-moves className="chat">
          {[false, true].map((copy) => (
            <ul key={`${copy}`} aria-hidden={copy} className="grid justify-items-start gap-2 pb-2">
              {messages.map(({ name, message }) => (
                <li key={name} className="rounded-2xl bg-ink/60 px-3 py-1.5">
                  <strong>{name}</strong> {message}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      {bought > 0 && (
        <p className="pt-1">
          <span className="inline-block rounded-2xl bg-amber px-3 py-1.5 text-ink">
            <strong>you</strong> just bought {bought}
          </span>
        </p>
      )}
    </div>
  );
}
