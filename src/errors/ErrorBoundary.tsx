import { Component, type ReactNode } from 'react';
import { Failure } from '#machines/calls/failures.ts';
import type { Log } from '#src/service/createLog.ts';

interface Props {
  readonly log: Log;
  readonly fallback: (failure: Failure) => ReactNode;
  readonly children: ReactNode;
}

/** Shows a failure that nothing below could show, in the words of its code. React offers no other way to catch one. */
export class ErrorBoundary extends Component<Props, { readonly failure: Failure | undefined }> {
  override state = { failure: undefined };

  static getDerivedStateFromError(cause: unknown) {
    return { failure: cause instanceof Failure ? cause : new Failure('internal-server-error', { cause }) };
  }

  override componentDidCatch(cause: unknown) {
    const code = cause instanceof Failure ? cause.code : 'internal-server-error';
    this.props.log({ level: 'error', event: 'render.failed', code });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure) : this.props.children;
  }
}
