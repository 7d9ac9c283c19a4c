import type { Site } from '@/content/schema/site';
import { Icon } from '../icon';
import { withBasePath } from '../with-base-path';

export type MainButtonProps = NonNullable<Site['mainButton']> & {
  current: boolean;
  phonesOnly: boolean;
};

const variants = {
  phone: 'min-w-0 max-md:col-start-2 md:hidden',
  phoneAndTablet: 'main-button-bar min-w-0 max-md:col-start-2 lg:hidden',
  largeScreen: 'shrink-0 hover:bg-accent-strong max-lg:hidden xl:max-w-60',
};

/** The site's main link in the header: on a phone's shelf, as a bar on tablets, and beside the links. */
export function MainButton(props: MainButtonProps & { variant: keyof typeof variants }) {
  const { href, label, current, variant } = props;
  return (
    <a
      href={withBasePath(href)}
      aria-current={current ? 'page' : undefined}
      className={`main-button ${variants[variant]}`}
    >
      {label}
      {variant !== 'largeScreen' && (
        <span className="max-[18rem]:hidden">
          <Icon name="arrow" small />
        </span>
      )}
    </a>
  );
}
