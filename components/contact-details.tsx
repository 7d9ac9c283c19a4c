/** The ways to reach the school that need no form: each link is as large as a finger. */
export function ContactDetails({
  ways,
}: {
  ways: { label: string; shown: string; href?: string }[];
}) {
  return (
    <dl className="grid gap-5">
      {ways.map(({ label, shown, href }) => (
        <div key={label}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="text-lead">
            {href ? (
              <a href={href} className="inline-flex min-h-11 items-center wrap-anywhere">
                {shown}
              </a>
            ) : (
              shown
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
