import type { ComponentType } from 'react';

/**
 * Marks a client component as an island, the only part of a page that runs in the browser. The
 * element carries the component's props for the island's own bundle. The finishing step makes that
 * bundle from `components/<name>/browser-entry.tsx`, and removes Next's scripts.
 *
 * @param name the component's folder in `components/`
 * @param props the component's props, which must survive JSON
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
}: {
  name: string;
  component: ComponentType<Props>;
  props: Props;
}) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
