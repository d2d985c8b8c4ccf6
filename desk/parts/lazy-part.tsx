import {
  type ComponentType,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { NotLoaded, showNotLoaded } from './not-loaded.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;
type LazyPart<Props> = ComponentType<Props> & {
  prefetch(): void;
};

function trackStatus<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
}

class LazyCode<Props> {
  readonly #load: Load<Props>;
  #loading: Promise<ComponentType<Props> | undefined> | undefined;
  part: ComponentType<Props> | undefined;

  constructor(load: Load<Props>) {
    this.#load = load;
  }

  /** @returns undefined after a failure, until `forgetFailure` */
  fetch(): Promise<ComponentType<Props> | undefined> {
    this.#loading ??= trackStatus(
      this.#load().then(
        (part) => {
          this.part = part;
          return part;
        },
        () => undefined,
      ),
    );
    return this.#loading;
  }

  forgetFailure(): void {
    if (!this.part) this.#loading = undefined;
  }

  prefetch(): void {
    this.fetch().then(() => this.forgetFailure());
  }
}

type RenderNotice<Props> = (notice: ReactNode, props: Props) => ReactNode;
type LazyContentProps<Props> = { code: LazyCode<Props>; renderNotice: RenderNotice<Props>; props: Props };

function LazyContent<Props extends object>({ code, renderNotice, props }: LazyContentProps<Props>) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const Part = use(code.fetch());
  // Lets the next mount try again.
  useEffect(() => () => code.forgetFailure(), [code]);
  const retry = useCallback(() => {
    code.forgetFailure();
    startTransition(rerender);
  }, [code]);
  return Part ? <Part {...props} /> : renderNotice(<NotLoaded onRetry={retry} />, props);
}

type LazyOverlayContentProps<Props> = { code: LazyCode<Props>; props: Props; onNotLoaded: () => void };

function LazyOverlayContent<Props extends object>({
  code,
  props,
  onNotLoaded,
}: LazyOverlayContentProps<Props>) {
  const Part = use(code.fetch());
  const isMissing = Part === undefined;
  const close = useRef(onNotLoaded);
  close.current = onNotLoaded;
  useEffect(() => {
    if (!isMissing) return;
    code.forgetFailure();
    close.current();
    // Shows the error after this part is unmounted, when the control that it replaced is rendered again.
    return () => showNotLoaded();
  }, [isMissing, code]);
  return Part ? <Part {...props} /> : null;
}

export const withScreenTitle =
  (title: string): RenderNotice<object> =>
  (notice) => (
    <div className="p-4 sm:p-6">
      <h1 className="mb-4 text-[1.375rem]">{title}</h1>
      {notice}
    </div>
  );

/**
 * A component whose code loads on first render. If loading fails, a notice with a retry button is shown instead.
 * @param renderNotice wraps the notice
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  renderNotice: RenderNotice<Props> = (notice) => <div className="p-4 sm:p-6">{notice}</div>,
): LazyPart<Props> {
  const code = new LazyCode(load);
  return Object.assign((props: Props) => <LazyContent {...{ code, renderNotice, props }} />, {
    prefetch: () => code.prefetch(),
  });
}

/**
 * A dialog, or a similar component that a click opens. If its code does not load, a note appears next to the clicked
 * control and `onNotLoaded` closes the component, so that another click tries again.
 */
export function lazyOverlay<Props extends object>(
  load: Load<Props>,
): LazyPart<Props & { onNotLoaded: () => void }> {
  const code = new LazyCode(load);
  return Object.assign(
    ({ onNotLoaded, ...props }: Props & { onNotLoaded: () => void }) => (
      <LazyOverlayContent {...{ code, onNotLoaded }} props={props as unknown as Props} />
    ),
    { prefetch: () => code.prefetch() },
  );
}
