import type { ReactNode } from 'react';

/**
 * The layer between picture and text. `veil` is for a picture whose left half is light, and has a
 * slanted gradient in dark mode. `paper` is nearly opaque, for any other picture.
 */
const shades = {
  veil: 'lg:after:from-paper/50 lg:after:to-transparent lg:after:to-60% lg:dark:after:bg-linear-115 lg:dark:after:from-paper lg:dark:after:via-paper/90 lg:dark:after:via-48% lg:dark:after:to-60% xl:dark:after:via-42% xl:dark:after:to-56%',
  paper:
    'lg:after:from-paper/90 lg:after:from-44% lg:after:to-transparent lg:after:to-62% xl:after:from-41%',
};

/**
 * A long headline is smaller on a large screen, so that the buttons below it stay in view. To tell its
 * length, it is there once more, unseen: the container of the headline is as wide as these words are
 * in one line and a tenth of the size.
 */
const measured =
  'lg:w-max lg:before:invisible lg:before:block lg:before:h-0 lg:before:text-[0.1em] lg:before:whitespace-nowrap lg:before:content-[attr(data-headline)]';

/** Which part of the picture stays in view if the window has another shape. */
const positions = {
  top: 'lg:[&_img]:object-[50%_20%]',
  middle: 'lg:[&_img]:object-center',
  bottom: 'lg:[&_img]:object-[50%_80%]',
};

/**
 * The top of the home page. The text is on the left half of the picture, or above the picture on a
 * narrow screen.
 */
export function Hero(props: {
  headline: string;
  announcement: string;
  lead: string;
  links: ReactNode;
  picture: ReactNode;
  shade: keyof typeof shades;
  focus: keyof typeof positions;
}) {
  const { headline, announcement, lead, links, picture, shade, focus } = props;
  return (
    <div className="lg:grid lg:grid-cols-1 lg:overflow-hidden lg:bg-wall">
      <div className="relative z-1 mx-auto w-full max-w-wide px-5 py-10 sm:px-8 lg:col-start-1 lg:row-start-1 lg:self-center lg:pb-16 print:self-start">
        <div className="lg:max-w-[26rem] xl:max-w-[33rem]">
          <div data-headline={headline} className={`font-display text-display ${measured}`}>
            <div className="lg:@container">
              <h1 className="tracking-tight lg:w-[26rem] lg:text-[length:clamp(0.52em,1.3em-18.5cqi,1em)] xl:w-[33rem]">
                {headline}
              </h1>
            </div>
          </div>
          <p className="mt-6 inline-block border-b-2 border-honey pb-1 font-bold text-ink">
            {announcement}
          </p>
          <p className="mt-5 max-w-[27ch] text-lead lg:max-xl:max-w-[23ch]">{lead}</p>
          {links && <p className="mt-8 flex flex-wrap gap-3">{links}</p>}
        </div>
      </div>
      <div
        className={`relative lg:col-start-1 lg:row-start-1 lg:after:absolute lg:after:inset-0 lg:after:bg-linear-to-r ${shades[shade]} ${positions[focus]} lg:min-h-[clamp(37rem,56.25vw,max(44rem,84svh))] lg:[&_img]:absolute lg:[&_img]:size-full lg:[&_img]:object-cover`}
      >
        {picture}
      </div>
    </div>
  );
}
