/**
 * An online form of another service in a frame 1500 px tall (specification, section 9). A frame is
 * see-through until its page paints, so the words behind it show for just as long as the form is
 * not there, without a script.
 */
export function OnlineForm({
  src,
  title,
  loading,
}: {
  src: string;
  title: string;
  loading: string;
}) {
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-raised print:hidden">
      <p className="absolute inset-x-0 top-24 text-center text-lead text-ink-soft">{loading}</p>
      <iframe
        src={src}
        title={title}
        height="1500"
        className="relative scheme-dark h-[1500px] w-full border-0"
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin"
      />
    </div>
  );
}
