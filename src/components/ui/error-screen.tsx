import { Component, type ComponentType, type ErrorInfo, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';

function ErrorScreen({ error }: { error: Error }) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const other of document.body.children)
      if (other instanceof HTMLElement) other.inert = other !== screen.current;
    screen.current?.focus();
  }, []);

  return createPortal(
    <div ref={screen} role="alert" tabIndex={-1} className="on-ink fixed inset-0 z-70 overflow-y-auto">
      <div className="shell band">
        <h1 className="text-h2">Unexpected Application Error!</h1>
        <p className="mt-6 text-lead">{error.message}</p>
        <pre className="mt-8 overflow-x-auto rounded-control bg-ink-2 p-5 text-note text-mute-ink">
          {error.stack}
        </pre>
        <p className="mt-8 text-mute-ink">Nothing that you sent is lost. Load the page again to continue.</p>
        <Button variant="accent" className="mt-6" onClick={() => location.reload()}>
          Load this page again
        </Button>
      </div>
    </div>,
    document.body,
  );
}

class ErrorBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('component failed', error, componentStack);
  }

  override render() {
    return this.state.error ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}

/** Shows the error screen instead of the page when the component fails while rendering. */
export function withErrorBoundary<Props extends object>(Wrapped: ComponentType<Props>) {
  return function WithErrorBoundary(props: Props) {
    return (
      <ErrorBoundary>
        <Wrapped {...props} />
      </ErrorBoundary>
    );
  };
}
