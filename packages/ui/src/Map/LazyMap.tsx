import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { MapProps } from './Map.tsx';

const load = () => lazy(async () => ({ default: (await import('./Map.tsx')).Map }));

/** The map comes up over its picture once there is something to see. */
const Rising = styled.div`
  position: absolute;
  inset: 0;
  visibility: hidden;
  opacity: 0;
  transition: opacity var(--slow) var(--ease);

  &[data-ready] {
    visibility: visible;
    opacity: 1;
  }
`;

/** Code that does not come, and a machine without WebGL, are failures like any other. */
class Net extends Component<{ onFail: () => void; children: ReactNode }, { torn: boolean }> {
  override state = { torn: false };
  static getDerivedStateFromError() {
    return { torn: true };
  }
  override componentDidCatch() {
    this.props.onFail();
  }
  override render() {
    return this.state.torn ? null : this.props.children;
  }
}

/**
 * A map whose code comes when it is first rendered. It lies over what stands around it (a `MapPicture`) and is seen once it
 * has something to show. To try again after `onFail`, give it another key: a lazy component remembers that it failed.
 */
export function LazyMap({ onReady, ...map }: MapProps) {
  const [Map] = useState(load);
  const [ready, setReady] = useState(false);
  return (
    <Rising data-ready={ready ? '' : undefined}>
      <Net onFail={map.onFail}>
        <Suspense fallback={null}>
          <Map
            {...map}
            onReady={() => {
              setReady(true);
              onReady();
            }}
          />
        </Suspense>
      </Net>
    </Rising>
  );
}
