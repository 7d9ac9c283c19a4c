/**
 * The picture by which a visit counter of another host counts a page: one pixel, without a script. The
 * host learns the address of the page from the request. Nothing waits for a lazy picture, and this one
 * loads at once, because it is always within the window.
 */
export function VisitCounter({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={1}
      height={1}
      loading="lazy"
      referrerPolicy="no-referrer-when-downgrade"
      className="fixed start-0 top-0 size-px print:hidden"
    />
  );
}
