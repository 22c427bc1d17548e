import { Component, type ReactNode } from 'react';

interface PlainAgainProps {
  /** The form as it was before hydration, with its current input. */
  plain: () => ReactNode;
  onFailed: () => void;
  children: ReactNode;
}

/** If anything fails in a hydrated form, it becomes the plain form again, which the small helpers serve as before. */
export class PlainAgain extends Component<PlainAgainProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private drawn: ReactNode;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Read from the fields once, while the failed form is still in the document.
    this.drawn ??= this.props.plain();
    return this.drawn;
  }
}
