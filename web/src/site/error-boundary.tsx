import { Component, type ReactNode } from 'react';

/** Shows the fallback when a component inside it throws. React has no hook for this; it must be a class. */
export class ErrorBoundary extends Component<
  Readonly<Record<'fallback' | 'children', ReactNode>>,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
