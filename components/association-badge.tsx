/**
 * The mark of the society that the school is a member of: a stand-in drawing, to be replaced by
 * the society's own.
 *
 * @param name what the mark says to people who cannot see it
 */
export function AssociationBadge({ name }: { name: string }) {
  return (
    <svg role="img" aria-label={name} width="48" height="48" viewBox="0 0 48 48">
      <circle cx="24" cy="24" r="22.5" fill="none" className="stroke-sage" strokeWidth="1.5" />
      <circle
        cx="24"
        cy="24"
        r="18.5"
        fill="none"
        className="stroke-clay"
        strokeWidth="1.5"
        strokeDasharray="0.1 4.05"
        strokeLinecap="round"
      />
      <path
        d="M13.5 31V19.5c0-1 1.2-1.5 1.9-.8L24 27.5l8.6-8.8c.7-.7 1.9-.2 1.9.8V31"
        fill="none"
        className="stroke-sage"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="24" cy="16" r="3" className="fill-honey" />
    </svg>
  );
}
