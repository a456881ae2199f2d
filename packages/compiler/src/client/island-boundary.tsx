import { Component, type ReactNode } from 'react';

interface Props {
  /** HTML that is shown when the view fails. */
  serverMarkup: string;
  children: ReactNode;
}

/** An exception in one island's view replaces that view by its server markup; other islands go on. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { serverMarkup, children } = this.props;
    if (!this.state.failed) return children;
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: serverMarkup }} />;
  }
}
