import { Component, type ReactNode } from 'react';
import { Failed } from '#web/pages/Failed.tsx';

/** Catches what a page could not draw, and offers the way on instead of an empty screen. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}
