import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes the function that an island's bundle exports: React takes over the HTML of a component.
 *
 * @returns a function that takes the island's element, which carries the props as JSON in
 *   `data-props`, and resolves when the component listens
 */
export function hydrateIsland<Props extends object>(Component: ComponentType<Props>) {
  return (island: HTMLElement) =>
    new Promise<void>((resolve) => {
      const props = JSON.parse(island.dataset.props ?? '{}') as Props;
      hydrateRoot(
        island,
        <Hydrated then={resolve}>
          <Component {...props} />
        </Hydrated>,
      );
    });
}

/** React runs a parent's effect after the effects of its children, so the component is ready. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}
