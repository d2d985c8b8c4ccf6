import { Component, type ReactNode } from 'react';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';

type ErrorBoundaryProps = { children: ReactNode };

/** Error boundary for a screen. Also catches chunks that fail to load because a newer version replaced them. */
export class ScreenErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div className="p-4 sm:p-6">
        <Notice
          role="alert"
          title="This part did not load."
          actions={
            <Button size="bar" onClick={() => location.reload()}>
              Reload
            </Button>
          }
        >
          There may be a newer version. Saved changes are safe.
        </Notice>
      </div>
    );
  }
}
