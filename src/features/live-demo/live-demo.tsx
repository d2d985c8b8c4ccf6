import { type ReactNode, useState } from 'react';
import { Bottle } from '#src/art/kit/bottle.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { LiveBar, Phone } from '#src/components/ui/phone.tsx';
import type { LiveDemoContent } from '#src/content/schemas/page/home.ts';
import { addItem, checkOut, emptyCart } from './cart.ts';

type LiveDemoProps = {
  content: Pick<LiveDemoContent, 'viewers' | 'chat' | 'product'>;
  children?: ReactNode;
};

function Demo({ content: { viewers, chat, product }, children }: LiveDemoProps) {
  const [cart, setCart] = useState(emptyCart);

  return (
    <Phone className="mx-auto h-172 w-full max-w-88">
      {children}
      <div className="absolute inset-0 bg-linear-to-b from-ink/50 via-transparent via-25% to-ink/90" />
      <LiveBar>
        <span className="figures rounded-pill bg-ink/65 px-3 py-1">
          <span className="sr-only">{viewers.toLocaleString('en-US')}</span>
          <span aria-hidden="true" className="viewer-count">
            <span data-moves>{listViewerCounts(viewers)}</span>
          </span>{' '}
          watching
        </span>
        <span className="ml-auto flex items-center gap-1.5 rounded-pill bg-ink/65 px-3 py-1">
          <Icon name="cart" className="size-4" />
          <span className="sr-only">In the cart:</span>
          <span className="figures" data-testid="cart-count">
            {cart.count}
          </span>
        </span>
      </LiveBar>
      <div className="absolute inset-x-3.5 bottom-3.5">
        <Chat messages={chat} bought={cart.bought} />
        <div className="mt-3 rounded-card bg-white p-3.5 text-ink [--focus:var(--color-ink)]">
          <div className="flex items-center gap-3">
            <span className="hidden size-14 shrink-0 place-items-center rounded-xl bg-paper-2 min-[20rem]:grid">
              <svg viewBox="-30 -70 60 76" aria-hidden="true" className="h-12">
                <Bottle />
              </svg>
            </span>
            <div className="min-w-0 flex-1">
              <p className="leading-tight font-semibold">{product.name}</p>
              <p className="figures mt-1 text-caption">
                <strong className="display">${product.price}</strong>{' '}
                <s className="text-mute">
                  <span className="sr-only">before </span>${product.was}
                </s>
              </p>
            </div>
          </div>
          <div className="mt-3 grid gap-2 min-[20rem]:grid-cols-2">
            <Button variant="secondary" size="sm" onClick={() => setCart(addItem)}>
              Add to cart
            </Button>
            <Button variant="cta" size="sm" onClick={() => setCart(checkOut)}>
              Check Out
            </Button>
          </div>
          <p role="status" className="mt-2 text-note text-mute">
            {cart.note || product.stock}
          </p>
        </div>
      </div>
    </Phone>
  );
}

function listViewerCounts(viewers: number): string {
  return Array.from({ length: 39 }, (_, joined) => (viewers + joined).toLocaleString('en-US')).join('\n');
}

export const LiveDemo = withErrorBoundary(Demo);

/** Chat in an endless CSS loop. The list is rendered twice for a seamless loop. */
function Chat({ messages, bought }: { messages: LiveDemoContent['chat']; bought: number }) {
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
