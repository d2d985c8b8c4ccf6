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
import { NotLoaded, sayNotLoaded } from './not-loaded.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Late<Props> = ComponentType<Props> & {
  prefetch(): void;
};

function known<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
}

class Code<Props> {
  readonly #load: Load<Props>;
  #coming: Promise<ComponentType<Props> | undefined> | undefined;
  part: ComponentType<Props> | undefined;

  constructor(load: Load<Props>) {
    this.#load = load;
  }

  /** @returns undefined when it did not come, until it is forgotten */
  fetch(): Promise<ComponentType<Props> | undefined> {
    this.#coming ??= known(
      this.#load().then(
        (part) => {
          this.part = part;
          return part;
        },
        () => undefined,
      ),
    );
    return this.#coming;
  }

  forgetFailure(): void {
    if (!this.part) this.#coming = undefined;
  }

  prefetch(): void {
    this.fetch().then(() => this.forgetFailure());
  }
}

type Around<Props> = (notice: ReactNode, props: Props) => ReactNode;
type InPlaceProps<Props> = { code: Code<Props>; around: Around<Props>; props: Props };

function InPlace<Props extends object>({ code, around, props }: InPlaceProps<Props>) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const Part = use(code.fetch());
  // Who comes back later asks again.
  useEffect(() => () => code.forgetFailure(), [code]);
  const retry = useCallback(() => {
    code.forgetFailure();
    startTransition(drawAgain);
  }, [code]);
  return Part ? <Part {...props} /> : around(<NotLoaded onRetry={retry} />, props);
}

type OpenedProps<Props> = { code: Code<Props>; props: Props; onNotLoaded: () => void };

function Opened<Props extends object>({ code, props, onNotLoaded }: OpenedProps<Props>) {
  const Part = use(code.fetch());
  const isMissing = Part === undefined;
  const close = useRef(onNotLoaded);
  close.current = onNotLoaded;
  useEffect(() => {
    if (!isMissing) return;
    code.forgetFailure();
    close.current();
    // Said when it is closed: what was pressed may have made room for it, and is there again.
    return () => sayNotLoaded();
  }, [isMissing, code]);
  return Part ? <Part {...props} /> : null;
}

export const titled =
  (title: string): Around<object> =>
  (notice) => (
    <div className="p-4 sm:p-6">
      <h1 className="mb-4 text-[1.375rem]">{title}</h1>
      {notice}
    </div>
  );

/**
 * A part of the desk whose code comes when it is first drawn. Should it not come, a notice in its place says so and tries
 * again; everything else stays as it is.
 * @param around draws what stands around the notice, where it cannot stand alone
 */
export function late<Props extends object>(
  load: Load<Props>,
  around: Around<Props> = (notice) => <div className="p-4 sm:p-6">{notice}</div>,
): Late<Props> {
  const code = new Code(load);
  return Object.assign((props: Props) => <InPlace {...{ code, around, props }} />, {
    prefetch: () => code.prefetch(),
  });
}

/**
 * A part that a press opens. Should its code not come, a note beside what was pressed says so, and `onNotLoaded` closes the
 * part, so that another press tries again.
 */
export function lateOpened<Props extends object>(
  load: Load<Props>,
): Late<Props & { onNotLoaded: () => void }> {
  const code = new Code(load);
  return Object.assign(
    ({ onNotLoaded, ...props }: Props & { onNotLoaded: () => void }) => (
      <Opened {...{ code, onNotLoaded }} props={props as unknown as Props} />
    ),
    { prefetch: () => code.prefetch() },
  );
}
