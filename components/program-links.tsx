/** Links to the programs on their page, with their ages. */
export function ProgramLinks(props: {
  programs: { id: string; name: string; agesText: string; comingSoonLabel?: string }[];
}) {
  return (
    <ol role="list" className="@container grid grid-cols-2 gap-x-5 sm:grid-cols-3 xl:grid-cols-6">
      {props.programs.map(({ id, name, agesText, comingSoonLabel }) => (
        <li key={id} className="border-t border-line">
          <a href={`#${id}`} className="group block h-full min-h-11 py-3 no-underline">
            <span className="block font-display text-body/[1.25] underline underline-offset-[0.2em]">
              {name}
            </span>
            <span className="mt-1 block text-small text-balance text-ink-soft">
              {[agesText, comingSoonLabel].filter(Boolean).join(', ')}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
