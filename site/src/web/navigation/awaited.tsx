import { Component, createContext, type ReactNode, use, useContext } from 'react';

type Outcome = { value: unknown; error?: never } | { value?: never; error: unknown };

const Failure = createContext<unknown>(undefined);

/** Why what is awaited around did not come; undefined elsewhere. */
export const useLateFailure = (): unknown => useContext(Failure);

/** One outcome for each promise: asked for again, React knows that it is there. */
const outcomes = new WeakMap<Promise<unknown>, Promise<Outcome>>();

function outcomeOf(promise: Promise<unknown>): Promise<Outcome> {
  const known = outcomes.get(promise);
  if (known) return known;
  const outcome = promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error ?? new Error('It did not come.') }),
  );
  outcomes.set(promise, outcome);
  return outcome;
}

export type AwaitedProps<Data> = {
  /** What is there already is shown at once. */
  of: Data | Promise<Data>;
  /** Stands there where it does not come, or cannot be shown. */
  failed: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows what a promise brings, inside a `Suspense` that shows something until then. */
export function Awaited<Data>({ of, failed, children }: AwaitedProps<Data>) {
  return (
    <Boundary failed={failed}>
      <Arrived of={of} failed={failed}>
        {children}
      </Arrived>
    </Boundary>
  );
}

function Arrived<Data>({ of, failed, children }: AwaitedProps<Data>) {
  const { value, error } = of instanceof Promise ? use(outcomeOf(of)) : { value: of };
  return error === undefined ? children(value as Data) : <Failure value={error}>{failed}</Failure>;
}

type BoundaryProps = { failed: ReactNode; children: ReactNode };

class Boundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <Failure value={error}>{this.props.failed}</Failure>;
  }
}
