import type { ComponentType } from 'react';

/**
 * Marks a client component as an island: a part of a page that runs in the browser while the rest is
 * only HTML. The element carries the component's props, so that the island's own bundle can hydrate
 * it: the finishing step makes that of `components/<name>/browser-entry.tsx` and takes Next's scripts
 * away.
 *
 * @param name the component's folder in `components/`
 * @param props what the component gets, which JSON must be able to carry
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
