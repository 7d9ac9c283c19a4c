/**
 * Styles that a page doesn't need for its first paint. They stay where they are instead of moving to the head. Outside
 * the head, HTML allows `<style>` only in SVG.
 */
export function LateStyle({ media, children }: { media?: 'print'; children: string }) {
  return (
    <svg aria-hidden="true" className="hidden">
      <style media={media}>{children}</style>
    </svg>
  );
}
