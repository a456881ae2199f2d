import { Component, type ReactNode } from 'react';

interface Props {
  /** HTML that stands in for the view when it fails: what the platform painted. */
  paint: string;
  children: ReactNode;
}

/** One island's exception stops that island alone; its first paint stays. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { paint, children } = this.props;
    if (!this.state.failed) return children;
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: paint }} />;
  }
}
