/** Says above the form that it is not connected yet, and offers e-mail and telephone. */
export function NotConnected(props: {
  text: string;
  email: { shown: string; href: string };
  telephone: { shown: string; href: string };
}) {
  const { text, email, telephone } = props;
  const link = 'inline-flex min-h-11 min-w-11 items-center wrap-anywhere';
  return (
    <div className="mb-6 rounded-field border-l-4 border-clay bg-raised p-4">
      <p>{text}</p>
      <p className="flex flex-wrap gap-x-6">
        {[email, telephone].map(({ shown, href }) => (
          <a key={href} href={href} className={link}>
            {shown}
          </a>
        ))}
      </p>
    </div>
  );
}
