import { Component, type ReactNode } from 'react';

interface PlainAgainProps {
  /** The form as it was before it woke up, with what is typed in it now. */
  plain: () => ReactNode;
  onFailed: () => void;
  children: ReactNode;
}

/** Whatever goes wrong in a form that woke up: it is the plain form again, and the small helpers serve it as before. */
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
    // Read from the fields once, while the form that failed is still in the document.
    this.drawn ??= this.props.plain();
    return this.drawn;
  }
}
